// What the pages say beyond their HTML, in the language of the page.
const WORDS = "@WORDS@";

// From the page itself, from ?lang=, or from the path of the notebook that JupyterLab opens.
export function language() {
  const asked = new URLSearchParams(location.search);
  const folder = (asked.get("path") ?? "").split("/")[0];
  const told = [asked.get("lang"), folder, document.documentElement.lang];
  return told.find((name) => name in WORDS) ?? "en";
}

export const words = (name = language()) => ({ ...WORDS.en, ...WORDS[name] });
