package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.TinyModel;
import dodona.support.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the editor's operations on sentences, apart from their display. */
class EditorModulesTest {

  private static final String TREEBANK = TinyModel.treebank();
  private static final String MODULES =
      """
      const {cut, read, write, textOf, isTree} = await import('/treebank.mjs');
      const edits = await import('/edits.mjs');
      const {Session} = await import('/session.mjs');
      """;
  private static final String DONT =
      """
      # sent_id = s1
      # text = They don't bark.
      1\tThey\tthey\tPRON\t_\t_\t4\tnsubj\t_\t_
      2-3\tdon't\t_\t_\t_\t_\t_\t_\t_\t_
      2\tdo\tdo\tAUX\t_\t_\t4\taux\t_\t_
      3\tn't\tnot\tPART\t_\t_\t4\tadvmod\t_\t_
      4\tbark\tbark\tVERB\t_\t_\t0\troot\t4:root\tSpaceAfter=No
      4.1\tx\t_\t_\t_\t_\t_\t_\t_\t_
      5\t.\t.\tPUNCT\t_\t_\t4\tpunct\t_\t_

      """;

  private final Browser browser = OpenPage.browser();

  @BeforeEach
  void openThePage() {
    browser.open("#/parse").until("document.querySelector('#text')");
  }

  private String result(String script) {
    Object unused =
        browser.value(
            "(window.result = null, (async () => {"
                + MODULES
                + "const DONT = "
                + Json.compact(DONT)
                + ", TREEBANK = "
                + Json.compact(TREEBANK)
                + ";"
                + script
                + "})().then(value => { window.result = JSON.stringify(value ?? null); }, error =>"
                + " { window.result = String(error.stack || error); }))");
    browser.until("window.result !== null");
    return browser.text("window.result");
  }

  @Test
  void sentencesAreTheWholeFile() {
    assertThat(
            result(
                """
                const odd = ['', '# a comment\\n\\n' + DONT, DONT + '\\n\\n' + DONT, DONT.trimEnd(),
                  DONT.replaceAll('\\n', '\\r\\n'), DONT + '# the end\\n', '\\ufeff' + DONT, TREEBANK, TREEBANK.repeat(3)];
                return odd.map(text => [cut(text).join('') === text, cut(text).length,
                  new Session('x', text).write() === text]);
                """))
        .isEqualTo(
            "[[true,0,true],[true,1,true],[true,2,true],[true,1,true],[true,1,true],"
                + "[true,1,true],[true,1,true],[true,%d,true],[true,%d,true]]"
                    .formatted(sentences(), 3 * sentences()));
  }

  private static int sentences() {
    return TREEBANK.strip().split("\n\n").length;
  }

  @Test
  void whatIsReadIsWritten() {
    assertThat(
            result(
                """
                return [...cut(TREEBANK), DONT, DONT.replaceAll('\\n', '\\r\\n')]
                  .filter(text => write(read(text)) !== text);
                """))
        .isEqualTo("[]");
  }

  @Test
  void errorsNameTheLine() {
    assertThat(
            result(
                """
                const wrong = ['1\\ta', DONT.replace('4\\tbark', '5\\tbark'), DONT.replace('\\t0\\t', '\\tx\\t'),
                  DONT.replace('\\t0\\t', '\\t9\\t'), '# only\\n'];
                return wrong.map(text => { try { read(text); return null; } catch (error) { return [error.line, error.message]; } });
                """))
        .isEqualTo(
            "[[1,\"2 columns; expected 10, separated by tabs\"],[7,\"the word has the id 5; expected"
                + " 4\"],[7,\"the head 'x' is not a number\"],[6,\"word 4 has the head 9, but there"
                + " are 5 words\"],[1,\"no words\"]]");
  }

  /**
   * Random changes: trees stay trees, and all that was done can be taken back, done again and kept.
   */
  @Test
  void anyChangesCanBeTakenBackMadeAgainAndKept() {
    assertThat(
            result(
                """
                let seed = 17;
                const random = bound => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % bound; };
                const session = new Session('x', TREEBANK);
                const texts = [session.write()];
                const kinds = {};
                for (let i = 0; i < 400; i++) {
                  const at = random(session.size), now = session.sentence(at), id = 1 + random(now.words.length);
                  const parts = edits.splitSentence(now, id);
                  const [kind, act] = [
                    ['head', () => session.change(at, edits.setHead(now, id, random(now.words.length + 1)), 'head')],
                    ['label', () => session.change(at, edits.setCell(now, id, 'deprel', 'dep:' + i), 'label')],
                    ['form', () => session.change(at, edits.setCell(now, id, 'form', 'w' + i), 'form')],
                    ['split', () => session.change(at, edits.splitWord(now, id, random(2) ? ['a', 'b'] : [now.words[id - 1].form, 'c', 'd']), 'split')],
                    ['join', () => session.change(at, edits.joinWords(now, id), 'join')],
                    ['cut', () => parts && session.replace(at, 1, parts, 'cut')],
                    ['paste', () => at + 1 < session.size && session.replace(at, 2, [edits.joinSentences(now, session.sentence(at + 1))], 'paste')],
                    ['accept', () => session.accept(at)],
                    ['complete', () => session.change(at, edits.complete(now, now.words.map((word, j) => ({head: j, deprel: j ? 'x' : 'root'}))), 'complete')],
                  ][random(9)];
                  if (!act()) continue;
                  kinds[kind] = (kinds[kind] || 0) + 1;
                  if (kind !== 'complete' && !session.items.every((one, j) => isTree(session.sentence(j)) || session.sentence(j).words.some(word => word.confirmed))) return ['no tree', kind, i];
                  for (let j = 0; j < session.size; j++) if (write(read(session.conllu(j))) !== session.conllu(j)) return ['not read', kind, i, session.conllu(j)];
                  texts.push(session.write());
                }
                const marks = JSON.stringify(session.items.map(one => [one.isAccepted, session.sentence(session.items.indexOf(one)).words.map(word => Boolean(word.confirmed))]));
                const again = Session.restore(session.source, session.state());
                const kept = again.write() === session.write() && JSON.stringify(again.items.map((one, j) => [one.isAccepted, again.sentence(j).words.map(word => Boolean(word.confirmed))])) === marks;
                let back = texts.length - 1, forth = 0;
                while (session.canUndo) { session.undo(); if (session.write() !== texts[--back]) return ['undo', back]; }
                while (session.canRedo) { session.redo(); if (session.write() !== texts[++forth]) return ['redo', forth]; }
                return [Object.keys(kinds).length, back, forth === texts.length - 1, kept];
                """))
        .isEqualTo("[9,0,true,true]");
  }

  @Test
  void aNewHeadFromBelowTakesThePlaceOfTheWord() {
    assertThat(
            result(
                """
                const one = read(DONT);
                const shown = sentence => sentence.words.map(word => word.head + word.deprel + (word.confirmed ? '!' : ''));
                return [shown(edits.setHead(one, 4, 1)), shown(edits.setHead(one, 1, 0)), shown(edits.setHead(one, 1, 2)), edits.setHead(one, 2, 2) === one];
                """))
        .isEqualTo(
            "[[\"0root\",\"4aux\",\"4advmod\",\"1dep!\",\"4punct\"],"
                + "[\"0root!\",\"4aux\",\"4advmod\",\"1dep\",\"4punct\"],"
                + "[\"2nsubj!\",\"4aux\",\"4advmod\",\"0root\",\"4punct\"],true]");
  }

  @Test
  void wordsAndSentencesAreSplitAndJoined() {
    assertThat(
            result(
                """
                const one = read(DONT);
                const ids = sentence => write(sentence).split('\\n').filter(line => /^\\d/.test(line)).map(line => line.split('\\t')).map(cells => cells[0] + cells[1] + ':' + cells[6]).join(' ');
                const halves = edits.splitSentence(one, 1);
                return [ids(edits.splitWord(one, 4, ['ba', 'rk'])), textOf(edits.splitWord(one, 4, ['ba', 'rk'])),
                  ids(edits.splitWord(one, 1, ['Th', 'they'])), ids(edits.joinWords(one, 2)), edits.joinWords(one, 1) === one,
                  halves.map(ids), halves.map(textOf), edits.splitSentence(one, 2), textOf(edits.joinSentences(...halves)), ids(edits.joinSentences(...halves))];
                """))
        .isEqualTo(
            "[\"1They:4 2-3don't:_ 2do:4 3n't:4 4ba:0 5rk:4 5.1x:_ 6.:4\""
                + ",\"They don't bark.\","
                + "\"1-2They:_ 1Th:5 2they:1 3-4don't:_ 3do:5 4n't:5 5bark:0 5.1x:_ 6.:5\","
                + "\"1They:3 2don't:3 3bark:0 3.1x:_ 4.:3\",true,"
                + "[\"1They:0\",\"1-2don't:_ 1do:3 2n't:3 3bark:0 3.1x:_ 4.:3\"],"
                + "[\"They\",\"don't bark.\"],null,\"They don't bark.\","
                + "\"1They:0 2-3don't:_ 2do:4 3n't:4 4bark:1 4.1x:_ 5.:4\"]");
  }

  @Test
  void whatIsConfirmedStaysWhenTheRestIsCompleted() {
    assertThat(
            result(
                """
                const one = edits.confirm(read(DONT), 1);
                const other = edits.complete(one, one.words.map(() => ({head: 2, deprel: 'x'})));
                return [other.words.map(word => word.head + word.deprel), edits.complete(one, one.words) === one, edits.complete(one, []) === one];
                """))
        .isEqualTo("[[\"4nsubj\",\"2x\",\"2x\",\"2x\",\"2x\"],true,true]");
  }

  @Test
  void partialTreesHaveWhatIsConfirmedOnly() {
    assertThat(
            result(
                """
                const session = new Session('x', DONT + DONT + DONT);
                session.change(1, edits.confirm(session.sentence(1), 1), 'confirm');
                session.accept(2);
                const parts = cut(session.writeConfirmed());
                return [parts.length, read(parts[0]).words.map(word => word.head + word.deprel), parts[1] === DONT];
                """))
        .isEqualTo("[2,[\"4nsubj\",\"-1_\",\"-1_\",\"-1_\",\"-1_\"],true]");
  }

  @Test
  void aCompletionIsTakenBackWithTheChangeBeforeIt() {
    assertThat(
            result(
                """
                const session = new Session('x', DONT);
                session.change(0, edits.setHead(session.sentence(0), 5, 1), 'head');
                session.change(0, edits.complete(session.sentence(0), session.sentence(0).words.map(() => ({head: 4, deprel: 'x'}))), 'complete', true);
                const done = session.write();
                session.undo();
                const back = session.write() === DONT && !session.canUndo;
                session.redo();
                return [back, session.write() === done, session.canRedo];
                """))
        .isEqualTo("[true,true,false]");
  }

  @Test
  void theLeastCertainSentenceComesFirst() {
    assertThat(
            result(
                """
                const sure = ['0.9', null, '0.2'].map(confidence => confidence ? DONT.replace('# text', '# confidence = ' + confidence + '\\n# text') : DONT);
                const session = new Session('x', sure.join(''));
                return [session.order(true), session.order(false)];
                """))
        .isEqualTo("[[2,0,1],[0,1,2]]");
  }
}
