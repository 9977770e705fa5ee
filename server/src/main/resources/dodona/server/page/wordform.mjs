// The fields of a word that is being edited.

import {button, make, put} from "./dom.mjs";

const FIELDS = [["form", "form"], ["lemma", "lemma"], ["xpos", "XPOS"], ["feats", "features"], ["misc", "MISC"]];

/**
 * The fields of a word, and what can be done with it.
 *
 * @param {Object} sentence the sentence
 * @param {number} id the word
 * @param {{set: Function, head: Function, label: Function, tag: Function, confirm: Function, split: Function, join: Function, cut: Function}} actions
 */
export function wordForm(sentence, id, actions) {
  const word = sentence.words[id - 1];
  const shown = value => value === "_" ? "" : value;
  const field = (column, name) => {
    const box = make("input", {type: "text", "data-key": column, value: shown(word[column]), dir: "auto", autocapitalize: "off", spellcheck: "false",
      onchange: () => actions.set(column, box.value)});
    return make("label", {}, make("span", {}, name), box);
  };
  const choice = (name, value, key, action, title) => make("div", {class: "choice"}, make("span", {}, name), button(value, {"data-key": name, "aria-label": `${name}: ${value}`, title: `${title} (${key})`, onclick: action}));
  const head = word.head < 0 ? "none" : word.head === 0 ? "0 root" : `${word.head} ${sentence.words[word.head - 1].form}`;
  const act = (text, key, action, isPossible = true) => button(text, {class: "small", disabled: !isPossible, title: key ? `${text} (${key})` : text, onclick: action});
  const isInside = (a, b) => sentence.ranges.every(range => (range.first <= a && a <= range.last) === (range.first <= b && b <= range.last));
  const isCut = !sentence.ranges.some(range => range.first <= id && id < range.last);
  return make("div", {class: "panel", role: "group", "aria-label": `Word ${id}, ${word.form}`},
    make("div", {class: "row"}, make("h2", {dir: "auto"}, word.form), make("span", {class: "soft"}, `word ${id} of ${sentence.words.length}, ${word.confirmed ? "confirmed" : "predicted"}`),
      make("span", {class: "grow"}), button(word.confirmed ? "Unconfirm" : "Confirm", {class: "small", "data-key": "confirm", title: "Confirm the arc of this word, or take that back (c)", onclick: actions.confirm})),
    make("div", {class: "word-fields"},
      choice("head", head, "h", actions.head, "Choose the head"), choice("label", word.deprel, "l", actions.label, "Choose the label"), choice("UPOS", word.upos, "t", actions.tag, "Choose the tag"),
      FIELDS.map(([column, name]) => field(column, name))),
    make("div", {class: "row"},
      act("Split word…", "s", actions.split), act("Join with next word", "w", actions.join, id < sentence.words.length && isInside(id, id + 1)),
      act("Split sentence after it", "b", actions.cut, id < sentence.words.length && isCut)));
}

/** Asks how a word is to be split; null if it is not. */
export function askForms(word) {
  return new Promise(resolve => {
    const back = document.activeElement;
    const half = Math.max(1, Math.floor(word.form.length / 2));
    const box = make("input", {type: "text", value: `${word.form.slice(0, half)} ${word.form.slice(half)}`, "aria-label": "Words, with spaces between them", dir: "auto", autocapitalize: "off", spellcheck: "false"});
    const message = make("p", {class: "no", role: "alert"});
    const dialog = make("dialog", {class: "picker", "aria-labelledby": "split-title", onclose: () => finish(null)});
    const finish = forms => {
      if (!dialog.isConnected) return;
      dialog.remove();
      back?.focus?.({preventScroll: true});
      resolve(forms);
    };
    const split = () => {
      const forms = box.value.trim().split(/\s+/).filter(Boolean);
      if (forms.length > 1) finish(forms);
      else put(message, "Enter two words or more, with spaces between them.");
    };
    put(dialog, make("h2", {id: "split-title"}, `Split “${word.form}”`),
      make("p", {class: "soft"}, "Parts that make up the word become words of their own. Other parts, as in “don’t” = “do not”, become the words of a multiword token."),
      box, message, make("div", {class: "row"}, button("Split", {class: "primary", onclick: split}), button("Cancel", {class: "quiet", onclick: () => dialog.close()})));
    box.addEventListener("keydown", event => {
      if (event.key === "Enter") {
        event.preventDefault();
        split();
      }
    });
    document.body.append(dialog);
    dialog.showModal();
    box.focus();
    box.setSelectionRange(half, half + 1);
  });
}
