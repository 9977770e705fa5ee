// The text or treebank that a screen works on: typed, pasted, opened or dropped.

import {announce, count, isRightToLeft, make} from "./dom.mjs";

/** Whether a text looks like CoNLL-U, and whether words in it have heads. */
export function recognise(text) {
  const lines = text.slice(0, 100000).split(/\r?\n/).filter(line => line && !line.startsWith("#"));
  const isTreebank = lines.length > 0 && lines.slice(0, 5).every(line => line.split("\t").length === 10);
  return {isTreebank, hasHeads: isTreebank && lines.some(line => /^\d+$/.test(line.split("\t")[6]))};
}

/** The length of a text, for those who wait for it. */
export const size = text => text.length < 10000 ? count(text.length, "character") : `${Math.round(text.length / 1000).toLocaleString("en")} kB`;

/** CoNLL-U with the empty line after the last sentence, which is often lost when it is copied. */
export const wholeConllu = text => text.endsWith("\n\n") ? text : text.replace(/\n*$/, "\n\n");

/** The text of a file, which may be gzipped; nothing is lost or replaced, not even a byte-order mark. */
async function fileText(file) {
  const stream = file.name.endsWith(".gz") ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  const bytes = await new Response(stream).arrayBuffer();
  try {
    return new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    throw new Error("it is not UTF-8");
  }
}

/**
 * A text area, and a button that opens a file.
 *
 * @param {{id: string, label: string, text: string, rows: ?number, ontype: ?Function, onopen: Function, onrun: Function}} options
 *     `onopen` receives the text and the name of a file, `onrun` is called for Ctrl+Enter
 */
export function textInput(options) {
  const area = make("textarea", {id: options.id, rows: options.rows || 3, spellcheck: "false", dir: isRightToLeft(options.text) ? "rtl" : "auto",
    value: options.text, oninput: event => { grow(); options.ontype?.(event); }});
  const file = make("input", {type: "file", class: "visually-hidden", accept: ".txt,.conllu,.conll,.gz,text/*", "aria-label": "Open a file",
    onchange: () => { open(file.files[0]); }});

  function grow() {
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight + 2, innerHeight * 0.5)}px`;
  }

  async function open(chosen) {
    if (!chosen) return;
    try {
      options.onopen(await fileText(chosen), chosen.name);
    } catch (error) {
      announce(`${chosen.name} cannot be opened: ${error.message}`, true);
    }
    file.value = "";
  }

  area.addEventListener("keydown", event => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      options.onrun();
    }
  });
  return {
    area, grow,
    label: make("label", {for: options.id, class: "visually-hidden"}, options.label),
    opener: make("label", {class: "file"}, "Open…", file),
    /** Lets files be dropped on an element. */
    dropOn(element) {
      element.addEventListener("dragover", event => event.preventDefault());
      element.addEventListener("drop", event => {
        event.preventDefault();
        open(event.dataTransfer.files[0]);
      });
    },
    goToLine(line) {
      const start = area.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
      const end = area.value.indexOf("\n", start);
      area.focus();
      area.setSelectionRange(start, end < 0 ? area.value.length : end);
    },
  };
}

/** The choice of what a text is. */
export function kindChoice(kinds, chosen, onchoose) {
  return make("fieldset", {class: "segments"}, make("legend", {class: "visually-hidden"}, "Input format"),
    kinds.map(([kind, name, title]) => make("label", {title}, make("input", {type: "radio", name: "kind", "data-key": kind, value: kind, checked: kind === chosen,
      onchange: () => onchoose(kind)}), name)));
}
