// Changes to sentences. Sentences are never changed themselves: each change makes another one.
//
// A sentence is as treebank.mjs reads it, and its words may be `confirmed`: a person has decided on their heads and labels.

import {comment, isBelow, surface, textOf, withComment} from "./treebank.mjs";

const NONE = "_";

/** The same sentence with other values for a word. */
function withWord(sentence, id, values) {
  return {...sentence, words: sentence.words.map((word, i) => i + 1 === id ? {...word, ...values} : word)};
}

/** Gives a word another value in a column; an arc that is edited is confirmed. */
export function setCell(sentence, id, column, value) {
  const word = sentence.words[id - 1];
  const clean = typeof value === "string" ? value.trim().replace(/[\t\r\n]+/g, " ") || NONE : value;
  if (word[column] === clean) return sentence;
  if (column === "head") return setHead(sentence, id, clean);
  const changed = withWord(sentence, id, column === "deprel" ? {deprel: clean, confirmed: true} : {[column]: clean});
  return column === "form" ? withText(changed) : changed;
}

/**
 * Attaches a word to a head, 0 for the root, and confirms it. Where the head was below the word, it takes the word's
 * place; a root that is no longer one is attached to the new root, so that the words remain a tree.
 */
export function setHead(sentence, id, head) {
  const word = sentence.words[id - 1];
  if (head === id || head < 0 || head > sentence.words.length) return sentence;
  if (word.head === head) return word.confirmed ? sentence : withWord(sentence, id, {confirmed: true});
  let changed = sentence;
  if (head > 0 && isBelow(sentence, head, id)) {
    // The way up from the new head to the word: its last word takes the place of the word.
    let top = head;
    for (let steps = 0; sentence.words[top - 1].head !== id && steps <= sentence.words.length; steps++) top = sentence.words[top - 1].head;
    changed = withWord(changed, top, {head: word.head, deprel: word.head === 0 ? "root" : sentence.words[top - 1].deprel, confirmed: false});
  }
  const deprel = head === 0 ? "root" : word.deprel === "root" ? "dep" : word.deprel;
  changed = withWord(changed, id, {head, deprel, confirmed: true});
  if (head === 0) {
    sentence.words.forEach((other, i) => {
      if (i + 1 !== id && other.head === 0) changed = withWord(changed, i + 1, {head: id, deprel: other.deprel === "root" ? "dep" : other.deprel, confirmed: false});
    });
  }
  return changed;
}

/** Confirms the arc of a word, or takes that back. */
export function confirm(sentence, id, isConfirmed = true) {
  return Boolean(sentence.words[id - 1].confirmed) === isConfirmed ? sentence : withWord(sentence, id, {confirmed: isConfirmed});
}

/** Confirms all arcs. */
export function confirmAll(sentence) {
  return sentence.words.every(word => word.confirmed) ? sentence : {...sentence, words: sentence.words.map(word => ({...word, confirmed: true}))};
}

/** Only what is confirmed: the other words have neither head nor label. */
export function confirmedOnly(sentence) {
  return {...sentence, words: sentence.words.map(word => word.confirmed ? word : {...word, head: -1, deprel: NONE, deps: NONE})};
}

/** Takes over a parser's heads and labels for all words that are not confirmed. */
export function complete(sentence, predicted) {
  if (predicted.length !== sentence.words.length) return sentence;
  const isSame = sentence.words.every((word, i) => word.confirmed || (word.head === predicted[i].head && word.deprel === predicted[i].deprel));
  return isSame ? sentence : {...sentence, words: sentence.words.map((word, i) => word.confirmed ? word : {...word, head: predicted[i].head, deprel: predicted[i].deprel})};
}

const withoutText = comments => comments.filter(line => !/^#\s*text\s*=/.test(line));

/** Renews the comment with the text, if there is one. */
function withText(sentence) {
  return comment(sentence, "text") === null ? sentence : withComment(sentence, "text", surface(sentence));
}

/** Enhanced dependencies name words by their ids, so that they are dropped where ids change. */
const withoutDeps = row => ({...row, deps: NONE});

const withoutSpace = misc => /(^|\|)SpaceAfter=No(\||$)/.test(misc) ? misc : misc === NONE ? "SpaceAfter=No" : `SpaceAfter=No|${misc}`;

/**
 * Splits a word into several, the first of which keeps its arc; the others depend on it. Words without spaces between
 * them were one token and stay one: a multiword token.
 *
 * @param forms two forms or more
 */
export function splitWord(sentence, id, forms) {
  const parts = forms.map(form => form.trim()).filter(Boolean);
  if (parts.length < 2) return sentence;
  const more = parts.length - 1;
  const word = sentence.words[id - 1];
  const moved = other => other > id ? other + more : other;
  const inside = sentence.ranges.find(range => range.first <= id && id <= range.last);
  const isRest = parts.join("") === word.form;
  const words = sentence.words.flatMap((other, i) => {
    const kept = {...withoutDeps(other), head: moved(other.head)};
    if (i + 1 !== id) return [kept];
    return parts.map((form, part) => part === 0 ? {...kept, form, lemma: NONE, misc: inside || !isRest ? kept.misc : withoutSpace(NONE)}
      : {...kept, form, lemma: NONE, upos: "X", xpos: NONE, feats: NONE, head: id, deprel: "dep", confirmed: false,
        misc: inside || !isRest ? NONE : part < more ? withoutSpace(NONE) : word.misc});
  });
  const ranges = sentence.ranges.map(range => ({...range, first: moved(range.first), last: range.last >= id ? range.last + more : range.last}));
  // Parts that do not make up the form are the words of a token that stays as it is.
  if (!inside && !isRest) {
    ranges.push({form: word.form, lemma: NONE, upos: NONE, xpos: NONE, feats: NONE, head: NONE, deprel: NONE, deps: NONE, misc: word.misc, first: id, last: id + more});
    for (let part = 0; part <= more; part++) words[id - 1 + part] = {...words[id - 1 + part], misc: NONE};
  }
  return withText({...sentence, words, ranges: ranges.sort((a, b) => a.first - b.first),
    empties: sentence.empties.map(row => ({...withoutDeps(row), after: row.after >= id ? row.after + more : row.after}))});
}

/** Joins a word with the next one. The word whose head is outside keeps its arc. */
export function joinWords(sentence, id) {
  const [one, two] = [sentence.words[id - 1], sentence.words[id]];
  if (!one || !two) return sentence;
  const straddles = sentence.ranges.some(range => (range.first <= id && id <= range.last) !== (range.first <= id + 1 && id + 1 <= range.last));
  if (straddles) return sentence;
  const main = one.head === id + 1 ? two : one;
  const moved = other => other > id ? other - 1 : other;
  const joined = {...main, form: one.form + two.form, lemma: one.lemma === NONE || two.lemma === NONE ? NONE : one.lemma + two.lemma, misc: two.misc};
  const words = [...sentence.words.slice(0, id - 1), joined, ...sentence.words.slice(id + 1)].map(word => ({...withoutDeps(word), head: moved(word.head)}));
  const ranges = sentence.ranges.map(range => ({...range, first: moved(range.first), last: moved(range.last)})).filter(range => range.first < range.last);
  // A token of two words that are joined is that word.
  const whole = sentence.ranges.find(range => range.first === id && range.last === id + 1);
  if (whole) words[id - 1] = {...words[id - 1], form: whole.form, misc: whole.misc};
  return withText({...sentence, words, ranges, empties: sentence.empties.map(row => ({...withoutDeps(row), after: moved(row.after)}))});
}

/** Splits a sentence after a word; null if that is not possible. Arcs between the parts are replaced by arcs to a root. */
export function splitSentence(sentence, id) {
  if (id < 1 || id >= sentence.words.length || sentence.ranges.some(range => range.first <= id && id < range.last)) return null;
  const name = comment(sentence, "sent_id");
  const part = (from, to, suffix, comments) => {
    const isIn = other => other > from && other <= to;
    let root = 0;
    const words = sentence.words.slice(from, to).map((word, i) => {
      const isCut = !isIn(word.head);
      if (isCut && root === 0) {
        root = i + 1;
        return {...withoutDeps(word), head: 0, deprel: "root", confirmed: word.head === 0 && word.confirmed};
      }
      return isCut ? {...withoutDeps(word), head: root, deprel: word.head === 0 ? "dep" : word.deprel, confirmed: false} : {...withoutDeps(word), head: word.head - from};
    });
    const made = {...sentence, comments, words,
      ranges: sentence.ranges.filter(range => isIn(range.first)).map(range => ({...range, first: range.first - from, last: range.last - from})),
      empties: sentence.empties.filter(row => row.after > from && row.after <= to || row.after === from && from === 0).map(row => ({...withoutDeps(row), after: row.after - from}))};
    const named = name === null ? made : withComment(made, "sent_id", name + suffix);
    return withComment(named, "text", surface(made));
  };
  const isOfBoth = line => /^#\s*text\s*=/.test(line) || /^#\s*sent_id\s*=/.test(line);
  return [part(0, id, "a", sentence.comments), part(id, sentence.words.length, "b", sentence.comments.filter(isOfBoth))];
}

/** Joins a sentence with the next one, whose roots become dependents of its root. */
export function joinSentences(one, two) {
  const shift = one.words.length;
  const root = one.words.findIndex(word => word.head === 0) + 1;
  const words = [...one.words, ...two.words.map(word => ({...withoutDeps(word), head: word.head > 0 ? word.head + shift : word.head === 0 && root > 0 ? root : word.head,
    deprel: word.head === 0 && root > 0 ? "parataxis" : word.deprel, confirmed: word.head !== 0 && Boolean(word.confirmed)}))];
  const joined = {...one, words, ranges: [...one.ranges, ...two.ranges.map(range => ({...range, first: range.first + shift, last: range.last + shift}))],
    empties: [...one.empties, ...two.empties.map(row => ({...withoutDeps(row), after: row.after + shift}))],
    comments: [...one.comments, ...withoutText(two.comments).filter(line => !/^#\s*sent_id\s*=/.test(line) && !/^#\s*new(par|doc)\b/.test(line))]};
  return comment(one, "text") === null && comment(two, "text") === null ? joined : withComment(joined, "text", `${textOf(one)} ${textOf(two)}`);
}
