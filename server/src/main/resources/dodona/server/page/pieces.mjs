// A treebank in pieces of whole sentences, each small enough for a request.

const LARGEST = 400_000;

/**
 * Cuts CoNLL-U after sentences.
 *
 * @param largest how many characters a piece may have, unless one sentence has more
 * @returns {{text: string, line: number, sentence: number}[]} the pieces, with the lines and sentences before each
 */
export function pieces(conllu, largest = LARGEST) {
  const found = [];
  let start = 0, end = 0, line = 0, sentence = 0, lines = 0, sentences = 0;
  const cut = () => {
    if (end > start) found.push({text: conllu.slice(start, end), line, sentence});
    [start, line, sentence] = [end, line + lines, sentence + sentences];
    lines = sentences = 0;
  };
  const gap = /\r?\n[ \t]*\r?\n/g;
  for (let from = 0; from < conllu.length; ) {
    gap.lastIndex = from;
    const next = gap.test(conllu) ? gap.lastIndex : conllu.length;
    if (next - start > largest) cut();
    const block = conllu.slice(from, next);
    lines += block.split("\n").length - 1;
    sentences += /^\d/m.test(block) ? 1 : 0;
    from = end = next;
  }
  cut();
  return found;
}
