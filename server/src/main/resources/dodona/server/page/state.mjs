// What is on the screen lives in the part of the address that no server sees, so that links, reloading and going
// back all work.

const LONGEST = 4000;

async function pass(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text as short ASCII. */
export async function pack(text) {
  const packed = await pass(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (let i = 0; i < packed.length; i += 8192) binary += String.fromCharCode(...packed.subarray(i, i + 8192));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The text that was packed. */
export async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), c => c.charCodeAt(0));
  return new TextDecoder().decode(await pass(bytes, new DecompressionStream("deflate-raw")));
}

/** The screen and its fields; a long text is packed. */
export async function readState() {
  const [, screen = "parse", query = ""] = location.hash.match(/^#\/(\w+)\??(.*)$/s) || [];
  const fields = Object.fromEntries(new URLSearchParams(query));
  if (fields.z) {
    try {
      fields.text = await unpack(fields.z);
    } catch {
      fields.text = "";
    }
    delete fields.z;
  }
  return {screen, fields};
}

/** The address of a screen, without the fields that are empty. */
export function address(screen, fields) {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "" && value !== undefined && value !== null));
  return `#/${screen}${query.size ? "?" + query : ""}`;
}

/**
 * Keeps the fields in the address.
 *
 * @returns whether they fit
 */
export async function writeState(screen, fields, isNew) {
  let short = fields;
  if ((fields.text || "").length > 300) {
    short = {...fields, text: "", z: await pack(fields.text)};
  }
  let hash = address(screen, short);
  const fits = hash.length <= LONGEST;
  if (!fits) hash = address(screen, {...short, text: "", z: ""});
  if (hash !== location.hash) history[isNew ? "pushState" : "replaceState"](null, "", hash);
  return fits;
}

/** A tree as fields: words with spaces between them, a space in a word being a no-break space. */
export function treeFields(tree) {
  return {words: tree.words.map(word => word.replace(/ /g, "\u00a0")).join(" "), heads: tree.heads.join(","),
    labels: tree.labels.some(label => label && label !== "_") ? tree.labels.join(",") : ""};
}

/** A tree of fields; null if there is none, or it is none. */
export function readTree(fields) {
  if (!fields.words || !fields.heads) return null;
  const words = fields.words.split(" ").map(word => word.replace(/\u00a0/g, " "));
  const heads = fields.heads.split(",").map(Number);
  const labels = fields.labels ? fields.labels.split(",") : words.map(() => "_");
  return words.length === heads.length && labels.length === words.length && heads.every(Number.isInteger) ? {words, heads, labels} : null;
}
