// Choosing a tree: an example, the parser's tree of a sentence, or one's own.

import {button, make, select} from "./dom.mjs";
import {listModels, post} from "./api.mjs";

/** Trees that show something. */
export const EXAMPLES = [
  {name: "John likes Mary", words: ["John", "likes", "Mary", "."], heads: [2, 0, 2, 2], labels: ["nsubj", "root", "obj", "punct"]},
  {name: "Spurious ambiguity: He saw the girl with a telescope", words: ["He", "saw", "the", "girl", "with", "a", "telescope"], heads: [2, 0, 4, 2, 7, 7, 2], labels: ["nsubj", "root", "det", "obj", "case", "det", "obl"]},
  {name: "Crossing arcs: A hearing is scheduled on the issue today", words: ["A", "hearing", "is", "scheduled", "on", "the", "issue", "today"], heads: [2, 4, 4, 0, 7, 7, 2, 4], labels: ["det", "nsubj:pass", "aux:pass", "root", "case", "det", "nmod", "obl"]},
  {name: "Early and late swaps: Ausgelöst wurde sie durch Intel", words: ["Ausgelöst", "wurde", "sie", "durch", "Intel"], heads: [2, 0, 2, 1, 4], labels: ["ccomp", "root", "nsubj", "obl", "fixed"]},
  {name: "Right to left: הילדה קראה ספר", words: ["הילדה", "קראה", "ספר"], heads: [2, 0, 2], labels: ["nsubj", "root", "obj"]}];

/** The tree of a sentence in CoNLL-U. */
function fromConllu(text) {
  const rows = text.split(/\r?\n/).map(line => line.split("\t")).filter(cells => /^\d+$/.test(cells[0]));
  if (!rows.length || rows.some(cells => cells.length < 8)) throw new Error("This is not CoNLL-U; expected one line per word with tab-separated columns.");
  return {words: rows.map(cells => cells[1]), heads: rows.map(cells => Number(cells[6]) || 0), labels: rows.map(cells => cells[7] || "_")};
}

/** What lets one choose another tree; `onchoose` is told it. */
export function treeChooser(tree, onchoose) {
  const message = make("p", {class: "no", role: "alert"});
  const isExample = example => example.words.join(" ") === tree.words.join(" ") && example.heads.join() === tree.heads.join();
  const choices = EXAMPLES.map((example, i) => [`${i}`, example.name]);
  const chosen = EXAMPLES.findIndex(isExample);
  if (chosen < 0) choices.unshift(["own", tree.words.join(" ")]);

  const text = make("input", {type: "text", "aria-label": "A sentence to parse", placeholder: "A sentence to parse", class: "grow", dir: "auto"});
  const parse = async () => {
    message.textContent = "";
    try {
      const [model] = await listModels();
      const answer = await post("api/v1/parse", {text: text.value, ...(model ? {model: model.name} : {})});
      const words = answer.sentences[0]?.words || [];
      if (!words.length) throw new Error("Enter a sentence to parse.");
      onchoose({words: words.map(word => word.form), heads: words.map(word => word.head), labels: words.map(word => word.deprel || "_")});
    } catch (error) {
      message.textContent = error.message;
    }
  };
  text.addEventListener("keydown", event => { if (event.key === "Enter") parse(); });

  const heads = tree.words.map((word, i) => make("input", {type: "number", min: 0, max: tree.words.length, value: tree.heads[i], "aria-label": `Head of “${word}”`}));
  const labels = tree.words.map((word, i) => make("input", {type: "text", size: 8, value: tree.labels[i], "aria-label": `Label of “${word}”`}));
  const area = make("textarea", {rows: 3, "aria-label": "A sentence in CoNLL-U", placeholder: "1\tJohn\tJohn\tPROPN\t_\t_\t2\tnsubj\t_\t_"});
  return make("div", {class: "stack"},
    make("div", {class: "row"}, select("Tree", choices, chosen < 0 ? "own" : `${chosen}`, value => { if (value !== "own") onchoose(EXAMPLES[value]); }, {class: "wide"}),
      make("details", {class: "fold"}, make("summary", {}, "Use another tree"),
        make("div", {class: "stack"},
          make("div", {class: "row"}, text, button("Parse and use", {onclick: parse})),
          make("p", {class: "caption"}, "Edit heads and labels"),
          make("div", {class: "heads"}, tree.words.map((word, i) => make("div", {}, make("span", {class: "soft", dir: "auto"}, `${i + 1} ${word}`),
            make("div", {class: "row"}, heads[i], labels[i])))),
          button("Use this tree", {onclick: () => onchoose({words: tree.words, heads: heads.map(box => Number(box.value)), labels: labels.map(box => box.value || "_")})}),
          make("p", {class: "caption"}, "Paste CoNLL-U"), area,
          button("Use the first sentence", {onclick: () => {
            try {
              onchoose(fromConllu(area.value.trim().split(/\r?\n\s*\r?\n/)[0]));
            } catch (error) {
              message.textContent = error.message;
            }
          }}), message))));
}
