// The site without a network, and never two versions of it at once.
//
// A version is its files and their hashes, written here when the site is built. Either all of its
// files are kept, each with the right hash, and then every answer comes from them; or not, and then
// every answer comes from the network. A newer version is gathered beside the one in use, and takes
// over when that one's pages are closed or somebody asks for it.
const VERSION = "@VERSION@";
const FILES = new Map("@FILES@");
const scope = self.registration.scope;
// A host may have several copies of the site, each with caches of its own.
const OURS = `gold_widgets-${new URL(scope).pathname}-`;
const NAME = OURS + VERSION;
const MARK = "complete";
const WASM = "static/pyodide/pyodide.asm.wasm";
// At the time when the first page needs the line and the processor, one after the other is enough.
const AT_ONCE = 4;
const PATIENCE_MS = 15_000;
const GLANCE_MS = 500;
// What is called the same in every version: our own pages, scripts, lists, lessons and packages. Others'
// have a hash or a version in their names, or never change.
const OWN = new RegExp(
  `^(${[
    String.raw`(.*/)?index\.html`,
    String.raw`[\w-]+\.(js|css|json)`,
    String.raw`play/[\w-]+\.(js|css|bin)`,
    String.raw`extensions/gold-[^.]*\.js`,
    String.raw`static/pyodide/((early|unpack)\.js|packages\.bin|pyodide-lock\.json)`,
    String.raw`(api/contents|files|stills)/.*`,
  ].join("|")})$`,
);

const address = (path) => new URL(path, scope).href;

// A folder stands for its index.html; what is asked beyond the path is for the page alone.
const pathOf = (url) => {
  if (!url.startsWith(scope)) return null;
  const path = decodeURIComponent(url.slice(scope.length).split(/[?#]/)[0]);
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
};

let isComplete = false;

async function complete() {
  isComplete ||= Boolean(await caches.match(address(MARK), { cacheName: NAME }));
  return isComplete;
}

// Brings one file, from another version's cache if it is the same there. Any other content than the
// one that belongs to this version is refused.
async function bring(cache, path, hash, older) {
  const key = address(path);
  if (await cache.match(key)) return;
  const known = await older.get(hash)?.();
  if (known) return void (await cache.put(key, known));
  const answer = await fetch(key, { cache: "no-cache", integrity: `sha256-${hash}` });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(key, plain(answer, hash));
}

// A page that was redirected may not be shown; and the hash is noted for later versions.
const plain = (answer, hash) => {
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("x-hash", hash);
  return new Response(answer.body, { status: 200, headers });
};

// The caches of earlier versions; before there could be several copies, none was named after its own.
async function earlier() {
  const names = await caches.keys();
  const unnamed = names.filter((name) => /^gold_widgets-[0-9a-f]+$/.test(name));
  const known = await Promise.all(
    unnamed.map((cacheName) => caches.match(address("index.html"), { cacheName })),
  );
  const named = names.filter((name) => name.startsWith(OURS) && name !== NAME);
  return [...named, ...unnamed.filter((_name, at) => known[at])];
}

// What earlier versions have kept: hash → how to get it.
async function kept() {
  const found = new Map();
  for (const name of await earlier()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const hash = (await cache.match(request))?.headers.get("x-hash");
      if (hash) found.set(hash, () => cache.match(request));
    }
  }
  return found;
}

let filling = null;

function fill() {
  filling ??= gather().finally(() => (filling = null));
  return filling;
}

async function gather() {
  if (await complete()) return;
  const [cache, older] = await Promise.all([caches.open(NAME), kept()]);
  const waiting = [...FILES];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await bring(cache, ...next, older);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(address(MARK), new Response(VERSION));
  isComplete = true;
}

async function install() {
  const before = self.registration.active;
  const isKept = before && (await earlier()).length > 0;
  // A first visit has better things to do now: the page asks later.
  if (isKept) await gather();
  else await take();
}

async function tidy() {
  for (const name of await earlier()) await caches.delete(name);
  await self.clients.claim();
}

const own = (path) => caches.match(address(path), { cacheName: NAME });

async function answered({ request, clientId }, path) {
  const file = (await complete()) && (await own(path));
  if (file) return file;
  return (path === WASM && (await forKernel(clientId))) || fresh(request, path);
}

// The browser keeps the machine code that it makes of WebAssembly beside the file, a second's work: but
// only of a file that it was given from here. So Python's is put here first; how much of it has come
// is counted by the page, which asks for it, too.
async function forKernel(clientId) {
  const client = await self.clients.get(clientId);
  if (!client?.url.startsWith(address("kernel.js"))) return null;
  const put = caches.open(NAME).then((cache) => bring(cache, WASM, FILES.get(WASM), new Map()));
  const whole = await put.then(
    () => true,
    () => false, // no storage, no room, or a newer one: it is fetched as any other file
  );
  return whole ? own(WASM) : null;
}

// From the network, and asked for anew, lest the browser mix pages and scripts of two versions that it
// happens to have. The largest files pass by: they would go on coming after their page was closed.
function fresh(request, path) {
  if (!OWN.test(path)) return fetch(request);
  // No request for a page can be changed; where a host leads elsewhere, the browser follows by itself.
  const isPage = request.mode === "navigate";
  if (isPage) return fetch(request.url, { cache: "no-cache", redirect: "manual" });
  return fetch(request, { cache: "no-cache" });
}

const tell = async (event, asked) => {
  // Also those in the care of the version before: this one may still be waiting.
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const windows = open.filter(({ url }) => url.startsWith(scope));
  if (asked === "fill") {
    let why = "";
    await fill().catch((error) => {
      console.warn("Not kept for later:", error);
      why = error.name;
      return self.registration.update();
    });
    event.source?.postMessage({ gold: isComplete ? "kept" : "not kept", why });
  } else if (asked === "take") {
    // Other pages still need the files of their version.
    if (windows.length > 1) event.source?.postMessage({ gold: "others" });
    else await take();
  } else if (asked === "version") {
    event.source?.postMessage({ gold: "version", version: VERSION, kept: await complete() });
  }
};

// JupyterLite's own worker has a page answer what Python asks of files. It would wait for a page that
// was closed meanwhile, and no newer version can take over from a worker that waits.
function mind(event) {
  if (!new URL(event.request.url).pathname.includes("/api/drive")) return;
  const respond = event.respondWith.bind(event);
  event.respondWith = (answer) => respond(Promise.race([answer, given(event.clientId, answer)]));
}

// Gives an answer up once nobody waits for it any more, or it does not come for very long.
const given = (client, answer) =>
  new Promise((resolve) => {
    let isKnown = false; // not every browser knows a worker by its own name
    const look = async () => {
      const isHere = Boolean(await self.clients.get(client));
      if (isKnown && !isHere) end();
      isKnown ||= isHere;
    };
    const looking = setInterval(look, GLANCE_MS);
    const late = setTimeout(() => end(), PATIENCE_MS);
    const end = () => {
      clearInterval(looking);
      clearTimeout(late);
      resolve(Response.error());
    };
    look();
    answer.then(end, end);
  });

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", (event) => {
  if (event.data?.gold) event.waitUntil(tell(event, event.data.gold));
});
self.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? pathOf(event.request.url) : null;
  if (!FILES.has(path)) return mind(event);
  event.stopImmediatePropagation();
  event.respondWith(answered(event, path));
});

// JupyterLite's own passes files between kernels and pages. It would take over at once.
const take = self.skipWaiting.bind(self);
self.skipWaiting = async () => {};
self.importScripts("lite-worker.js");
