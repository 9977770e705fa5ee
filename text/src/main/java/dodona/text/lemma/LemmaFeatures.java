package dodona.text.lemma;

import dodona.linear.Hash;
import dodona.linear.RowList;
import java.util.Locale;

/** The features of a form and its tag. */
final class LemmaFeatures {

  private static final int LONGEST_ENDING = 7;
  private static final int LONGEST_BEGINNING = 4;

  private LemmaFeatures() {}

  static void extract(String form, String upos, String feats, RowList list) {
    String lower = form.toLowerCase(Locale.ROOT);
    int length = lower.length();
    long pos = Hash.of(upos);
    long morphology = Hash.mix(pos + Hash.of(feats));
    long shape = Hash.shape(form);
    list.clear();
    list.add(pos);
    list.add(morphology);
    list.add(pos, shape);
    list.add(shape, Math.min(length, 6));
    for (int n = 1; n <= LONGEST_ENDING; n++) {
      long ending = n < length ? Hash.of(lower, length - n, length) : n;
      list.add(ending);
      list.add(pos, ending);
      list.add(morphology, ending);
    }
    for (int n = 1; n <= LONGEST_BEGINNING; n++) {
      long beginning = n < length ? Hash.of(lower, 0, n) : n;
      list.add(pos, beginning);
      list.add(morphology, beginning);
    }
  }
}
