package dodona.evaluate;

import dodona.treebank.Sentence;

/**
 * The arc of a word in its own file.
 *
 * @param word the word's number in its sentence
 * @param form the word
 * @param head the head's number in the sentence, 0 for the root
 * @param headForm the head; empty for the root
 * @param label the full label
 */
public record WordArc(int word, String form, int head, String headForm, String label) {

  /** The arc into a word of a sentence. */
  public static WordArc of(Sentence sentence, int word) {
    int head = sentence.head(word);
    return new WordArc(
        word,
        sentence.form(word),
        head,
        head == 0 ? "" : sentence.form(head),
        sentence.deprel(word));
  }

  /** Head and label in a few words, such as {@code nsubj of 3 chase}. */
  public String describe() {
    return label + " of " + (head == 0 ? "the root" : head + " " + headForm);
  }
}
