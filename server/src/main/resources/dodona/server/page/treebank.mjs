// CoNLL-U in the browser: sentences that are read when they are looked at, and written as they were unless they changed.

const CELLS = ["form", "lemma", "upos", "xpos", "feats", "head", "deprel", "deps", "misc"];
const EMPTY = "_";

/** The columns that can be edited, in the order of CoNLL-U. */
export const COLUMNS = CELLS;

/**
 * The sentences of a file, as the lines of each: comments, words and the empty line after them. All texts together are
 * the file.
 */
export function cut(text) {
  const found = [];
  const gap = /\r?\n(?:[ \t]*\r?\n)+/g;
  let from = 0, carried = 0;
  for (let match; (match = gap.exec(text)); ) {
    const end = match.index + match[0].length;
    if (hasWords(text, from, end)) {
      found.push(text.slice(carried, end));
      carried = end;
    }
    from = end;
  }
  if (carried < text.length) {
    if (hasWords(text, from, text.length) || !found.length) found.push(text.slice(carried));
    else found[found.length - 1] += text.slice(carried);
  }
  return found;
}

/** Whether a line between two places begins with a digit, as those of words do. */
function hasWords(text, from, end) {
  const line = /^\d/gm;
  line.lastIndex = from;
  const match = line.exec(text);
  return match !== null && match.index < end;
}

/** An error in a line of a sentence, counted from 1. */
export class TreebankError extends Error {
  constructor(line, message) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads a sentence.
 *
 * @returns {{comments: string[], words: Object[], ranges: Object[], empties: Object[], end: string}} words have a cell per
 *     column, with numbers as heads, −1 for none; ranges are multiword tokens; empties stand `after` a word
 */
export function read(text) {
  const end = text.match(/\r?\n/)?.[0] || "\n";
  const sentence = {comments: [], words: [], ranges: [], empties: [], end};
  text.replace(/^\ufeff/, "").split(/\r?\n/).forEach((line, i) => {
    if (!line.trim()) return;
    if (line.startsWith("#")) {
      sentence.comments.push(line);
      return;
    }
    const cells = line.split("\t");
    if (cells.length !== 10) throw new TreebankError(i + 1, `${cells.length} columns; expected 10, separated by tabs`);
    const [id, ...values] = cells;
    const row = Object.fromEntries(CELLS.map((name, column) => [name, values[column]]));
    let match;
    if (/^[1-9]\d*$/.test(id)) {
      if (Number(id) !== sentence.words.length + 1) throw new TreebankError(i + 1, `the word has the id ${id}; expected ${sentence.words.length + 1}`);
      if (!/^(\d+|_)$/.test(row.head)) throw new TreebankError(i + 1, `the head '${row.head}' is not a number`);
      sentence.words.push({...row, head: row.head === EMPTY ? -1 : Number(row.head)});
    } else if ((match = id.match(/^(\d+)-(\d+)$/))) {
      sentence.ranges.push({...row, first: Number(match[1]), last: Number(match[2])});
    } else if ((match = id.match(/^(\d+)\.(\d+)$/))) {
      sentence.empties.push({...row, after: Number(match[1]), index: Number(match[2])});
    } else throw new TreebankError(i + 1, `the id '${id}' is not valid; expected 1, 1-2 or 1.1`);
  });
  if (!sentence.words.length) throw new TreebankError(1, "no words");
  const wrong = sentence.words.findIndex(word => word.head > sentence.words.length);
  if (wrong >= 0) throw new TreebankError(sentence.comments.length + wrong + 1, `word ${wrong + 1} has the head ${sentence.words[wrong].head}, but there are ${sentence.words.length} words`);
  return sentence;
}

const line = (id, row) => [id, ...CELLS.map(name => name === "head" && typeof row.head === "number" ? (row.head < 0 ? EMPTY : row.head) : row[name])].join("\t");

/** Writes a sentence, with the empty line after it. */
export function write(sentence) {
  const lines = [...sentence.comments];
  const emptiesAfter = word => sentence.empties.filter(row => row.after === word).forEach(row => lines.push(line(`${row.after}.${row.index}`, row)));
  emptiesAfter(0);
  sentence.words.forEach((word, i) => {
    sentence.ranges.filter(range => range.first === i + 1).forEach(range => lines.push(line(`${range.first}-${range.last}`, range)));
    lines.push(line(`${i + 1}`, word));
    emptiesAfter(i + 1);
  });
  return [...lines, "", ""].join(sentence.end);
}

/** The value of a comment such as `# text = …`; null if there is none. */
export function comment(sentence, name) {
  const found = sentence.comments.find(text => new RegExp(`^#\\s*${name}\\s*=`).test(text));
  return found === undefined ? null : found.slice(found.indexOf("=") + 1).trim();
}

/** The same with another value for a comment, in its place or at the end; null removes it. */
export function withComment(sentence, name, value) {
  const isIt = text => new RegExp(`^#\\s*${name}\\s*=`).test(text);
  const fresh = value === null ? [] : [`# ${name} = ${value}`];
  const at = sentence.comments.findIndex(isIt);
  return {...sentence, comments: at < 0 ? [...sentence.comments, ...fresh] : [...sentence.comments.slice(0, at), ...fresh, ...sentence.comments.slice(at + 1)]};
}

const hasSpaceAfter = row => !/(^|\|)SpaceAfter=No(\||$)/.test(row.misc);

/** The text of a sentence, put together from its tokens. */
export function surface(sentence) {
  let text = "";
  for (let i = 1; i <= sentence.words.length; i++) {
    const range = sentence.ranges.find(one => one.first === i);
    const token = range || sentence.words[i - 1];
    text += token.form + (hasSpaceAfter(token) ? " " : "");
    if (range) i = range.last;
  }
  return text.trim();
}

/** The text of a sentence as its comment has it, otherwise put together. */
export const textOf = sentence => comment(sentence, "text") ?? surface(sentence);

/** Whether each word has a head and all of them are below a root. */
export function isTree(sentence) {
  return sentence.words.some(word => word.head === 0) && sentence.words.every((word, i) => word.head >= 0 && !isBelow(sentence, word.head, i + 1));
}

/** Whether a word is another one, or anywhere below it. */
export function isBelow(sentence, word, top) {
  for (let steps = 0; word > 0 && steps <= sentence.words.length; steps++) {
    if (word === top) return true;
    word = sentence.words[word - 1].head;
  }
  return word > 0;
}
