package dodona.text.tag;

import dodona.error.InvalidInputException;
import dodona.treebank.Sentence;

/**
 * The annotation of a word by a tagger.
 *
 * @param upos its universal part of speech
 * @param xpos its part of speech in the language's own tag set
 * @param feats its morphological features
 */
record Tag(String upos, String xpos, String feats) {

  /** The tag of a word of a sentence. */
  static Tag of(Sentence sentence, int word) {
    return new Tag(sentence.upos(word), sentence.xpos(word), sentence.feats(word));
  }

  /** UPOS and XPOS together. */
  String pos() {
    return upos + "\t" + xpos;
  }

  String toLine() {
    return upos + "\t" + xpos + "\t" + feats;
  }

  static Tag parse(String line) {
    String[] parts = line.split("\t", -1);
    if (parts.length != 3 || parts[0].isEmpty() || parts[1].isEmpty() || parts[2].isEmpty()) {
      throw new InvalidInputException("not a tag: " + line);
    }
    return new Tag(parts[0], parts[1], parts[2]);
  }
}
