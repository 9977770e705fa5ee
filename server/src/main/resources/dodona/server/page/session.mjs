// The treebank that is being edited: its sentences, what was changed, and how to take it back.

import {confirmAll, confirmedOnly} from "./edits.mjs";
import {cut, read, textOf, write} from "./treebank.mjs";

const trees = new WeakMap();
const texts = new WeakMap();

/**
 * A sentence of a session; never changed itself.
 *
 * @param source its text in the file; null if it is not in the file
 */
const item = (source, fields) => ({source, tree: null, isAccepted: false, confidence: confidenceIn(source), ...fields});

function confidenceIn(source) {
  const found = source?.match(/^#\s*confidence\s*=\s*([\d.]+)/m);
  return found ? Number(found[1]) : null;
}

function treeOf(one) {
  if (one.tree) return one.tree;
  if (!trees.has(one)) trees.set(one, read(one.source));
  return trees.get(one);
}

/** The text of a sentence: that of the file, unless a column or a comment is another one. */
function textIn(one) {
  if (!one.tree) return one.source;
  if (!texts.has(one)) {
    const text = write(one.tree);
    texts.set(one, one.source !== null && text === write(read(one.source)) ? one.source : text);
  }
  return texts.get(one);
}

const isChanged = one => textIn(one) !== one.source;

/** A treebank with the history of its changes. Each change replaces some sentences in a row by others. */
export class Session {
  #past = [];
  #sources = null;
  #future = [];

  constructor(name, source, items = cut(source).map(text => item(text))) {
    this.name = name;
    this.source = source;
    this.items = items;
    this.onchange = () => {};
  }

  get size() { return this.items.length; }
  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }
  get accepted() { return this.items.filter(one => one.isAccepted).length; }
  get changed() { return this.items.filter(isChanged).length; }

  /** A sentence, read when it is first asked for; an error says in which of its lines it is wrong. */
  sentence(i) { return treeOf(this.items[i]); }

  /** The text of a sentence, also of one that cannot be read. */
  text(i) {
    try {
      return textOf(this.sentence(i));
    } catch {
      return this.items[i].source.match(/^#\s*text\s*=\s*(.*)$/m)?.[1] ?? "";
    }
  }

  /** A sentence as CoNLL-U. */
  conllu(i) { return textIn(this.items[i]); }

  isAccepted(i) { return this.items[i].isAccepted; }
  isChanged(i) { return isChanged(this.items[i]); }
  confidence(i) { return this.items[i].confidence; }

  /** Replaces a sentence; nothing happens if it is the same. A follow-up is undone together with the change before it. */
  change(i, sentence, what, isFollowUp) {
    return sentence !== this.sentence(i) && this.#apply({at: i, what, isFollowUp, before: [this.items[i]],
      after: [{...this.items[i], tree: sentence, isAccepted: isFollowUp ? this.items[i].isAccepted : false}]});
  }

  /** Replaces some sentences in a row by others. */
  replace(at, count, sentences, what) {
    return this.#apply({at, what, before: this.items.slice(at, at + count), after: sentences.map(tree => item(null, {tree}))});
  }

  /** Marks a sentence as right, with all of its arcs confirmed, or takes that back. */
  accept(i, isAccepted = true) {
    const now = this.items[i];
    return now.isAccepted !== isAccepted && this.#apply({at: i, what: isAccepted ? "accept" : "reopen", before: [now],
      after: [{...now, isAccepted, tree: isAccepted ? confirmAll(this.sentence(i)) : now.tree}]});
  }

  #apply(step) {
    this.#past.push(step);
    this.#future = [];
    this.items.splice(step.at, step.before.length, ...step.after);
    this.onchange(step);
    return true;
  }

  /** Takes back the last change; returns it, or null if there is none. */
  undo() { return this.#move(this.#past, this.#future, "after", "before", step => step.isFollowUp); }

  /** Makes the last change again that was taken back. */
  redo() { return this.#move(this.#future, this.#past, "before", "after", () => this.#future.at(-1)?.isFollowUp); }

  #move(from, to, old, fresh, goesOn) {
    let step = null;
    do {
      step = from.pop();
      if (!step) return null;
      to.push(step);
      this.items.splice(step.at, step[old].length, ...step[fresh]);
    } while (from.length && goesOn(step));
    this.onchange(step);
    return step;
  }

  /** Records how sure a parser is of sentences; not a change of the treebank. */
  rate(sentences, confidences) {
    sentences.forEach((i, place) => { this.items[i] = {...this.items[i], confidence: confidences[place]}; });
    this.onchange(null);
  }

  /** The indices of the sentences, in the order of the file or the least certain first; those without confidence last. */
  order(byConfidence) {
    const all = this.items.map((one, i) => i);
    return byConfidence ? all.sort((a, b) => (this.items[a].confidence ?? 2) - (this.items[b].confidence ?? 2) || a - b) : all;
  }

  /** The whole treebank as CoNLL-U; sentences that were not changed are as they were, byte for byte. */
  write() {
    const all = this.items.map(textIn).join("");
    return this.source.startsWith("\ufeff") && !all.startsWith("\ufeff") ? "\ufeff" + all : all;
  }

  /** The sentences with confirmed arcs as CoNLL-U, without the other arcs: partial trees to train on. */
  writeConfirmed() {
    return this.items.filter(one => one.tree?.words.some(word => word.confirmed)).map(one => write(confirmedOnly(one.tree))).join("");
  }

  /** What is needed to restore the session together with its source, as JSON. */
  state() {
    const sources = this.#sources ||= cut(this.source);
    let next = 0;
    const items = this.items.map(one => {
      const marks = {...(one.isAccepted ? {accepted: 1} : {}), ...(one.confidence !== null ? {confidence: one.confidence} : {}),
        ...(one.tree ? {confirmed: one.tree.words.map(word => word.confirmed ? 1 : 0).join("")} : {})};
      const at = one.source === null ? -1 : sources.indexOf(one.source, next);
      if (at >= 0) next = at + 1;
      if (at >= 0 && !isChanged(one)) return Object.keys(marks).length ? {...marks, source: at} : at;
      return {...marks, ...(at >= 0 ? {source: at} : {}), text: textIn(one)};
    });
    return JSON.stringify({name: this.name, items: runs(items)});
  }

  /** The session of a state and its source. */
  static restore(source, json) {
    const {name, items} = JSON.parse(json);
    const sources = cut(source);
    const all = items.flatMap(one => {
      if (Array.isArray(one)) return sources.slice(one[0], one[0] + one[1]).map(text => item(text));
      const original = one.source === undefined ? null : sources[one.source];
      let tree = null;
      if (one.confirmed !== undefined) {
        const found = read(one.text ?? original);
        tree = {...found, words: found.words.map((word, i) => one.confirmed[i] === "1" ? {...word, confirmed: true} : word)};
      }
      return [item(original, {tree, isAccepted: Boolean(one.accepted), confidence: one.confidence ?? null})];
    });
    return new Session(name, source, all);
  }
}

/** Numbers in a row as [first, count]. */
function runs(items) {
  const found = [];
  for (const one of items) {
    const last = found.at(-1);
    if (typeof one !== "number") found.push(one);
    else if (Array.isArray(last) && last[0] + last[1] === one) last[1]++;
    else found.push([one, 1]);
  }
  return found;
}
