package dodona.evaluate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reduces FEATS to the universal features of the CoNLL 2018 shared task, in a fixed order. */
final class UniversalFeatures {

  private static final Set<String> NAMES =
      Set.of(
          "PronType",
          "NumType",
          "Poss",
          "Reflex",
          "Foreign",
          "Abbr",
          "Gender",
          "Animacy",
          "Number",
          "Case",
          "Definite",
          "Degree",
          "VerbForm",
          "Mood",
          "Tense",
          "Aspect",
          "Voice",
          "Evident",
          "Polarity",
          "Person",
          "Polite");

  /** Real treebanks have a few thousand values; beyond this many the memory starts afresh. */
  private static final int REMEMBERED = 1 << 16;

  private final Map<String, String> known = new HashMap<>();

  /** The universal features of a FEATS column; empty if there are none. */
  String of(String feats) {
    String reduced = known.get(feats);
    if (reduced == null) {
      reduced = reduce(feats);
      if (known.size() >= REMEMBERED) {
        known.clear();
      }
      known.put(feats, reduced);
    }
    return reduced;
  }

  private static String reduce(String feats) {
    List<String> kept = new ArrayList<>();
    for (String feature : feats.split("\\|", -1)) {
      int equals = feature.indexOf('=');
      if (NAMES.contains(equals < 0 ? feature : feature.substring(0, equals))) {
        kept.add(feature);
      }
    }
    Collections.sort(kept);
    return String.join("|", kept);
  }
}
