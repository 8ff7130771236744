// Packs of files (website/packs.py), for Python's file system.

// What is in a pack, while it still comes.
export async function opened({ body }) {
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// Puts the files where they belong; none of them is copied.
export function unpack(FS, pack) {
  const start = 4 + new DataView(pack).getUint32(0, true);
  const files = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, start - 4)));
  const folders = new Set();
  let at = start;
  for (const [path, size] of files) {
    const folder = `/${path.slice(0, path.lastIndexOf("/"))}`;
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(`/${path}`, new Uint8Array(pack, at, size), { canOwn: true });
    at += size;
  }
}
