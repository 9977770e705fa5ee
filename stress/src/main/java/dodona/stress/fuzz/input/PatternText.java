package dodona.stress.fuzz.input;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Makes up patterns for tree search, mostly valid ones, large and expensive ones included. */
public final class PatternText {

  private static final List<String> RELATIONS =
      List.of(">", "<", ">>", "<<", "$", "$+", "$-", "$++", "$--", ".", "..", "-", "--");

  /** The number of relations, from the first on, that take a label. */
  private static final int LABELED = 4;

  private static final List<String> LABELS =
      List.of("nsubj", "obj", "/n.*/", "obj|nsubj", "/(a|b)*c/i", "obl:tmod", "subj");
  private static final List<String> TESTS =
      List.of(
          "upos:NOUN",
          "upos!:VERB",
          "upos:VERB|NOUN",
          "upos:/[A-Z]+/",
          "root",
          "$",
          "leaf",
          "!leaf",
          "position:1..2",
          "position:-1",
          "deprel:nsubj",
          "form:/(o|g|d)*.?/",
          "form:\"New York\"i",
          "lemma",
          "feats.Number:Plur",
          "!feats.Case",
          "misc.SpaceAfter:No");
  private static final List<String> NAMES = List.of("a", "b", "c", "d");
  private static final List<String> CONDITIONS =
      List.of(
          "a.lemma = b.lemma",
          "a.upos != c.upos",
          "distance(a, b) <= 2",
          "distance(b, c) > 0",
          "a.feats.Case = b.feats.Case");

  private final Chance chance;
  private final StringBuilder out = new StringBuilder();

  private PatternText(Chance chance) {
    this.chance = chance;
  }

  /** A pattern, or what was one before something happened to it. */
  public static String of(Chance chance) {
    PatternText pattern = new PatternText(chance);
    pattern.whole();
    String text = pattern.out.toString();
    return chance.oneIn(4)
        ? new String(
            Mutation.of(text.getBytes(StandardCharsets.UTF_8), chance), StandardCharsets.UTF_8)
        : text;
  }

  private void whole() {
    node(0);
    for (int i = chance.small(chance.oneIn(20) ? 12 : 2); i > 0; i--) {
      out.append(" : ");
      node(1);
    }
    if (chance.oneIn(4)) {
      out.append(" where ").append(chance.of(CONDITIONS));
      for (int i = chance.small(3); i > 0; i--) {
        out.append(" & ").append(chance.of(CONDITIONS));
      }
    }
  }

  private void node(int depth) {
    word();
    int parts = depth == 0 ? 1 + chance.small(chance.oneIn(20) ? 12 : 3) : chance.below(3) / 2;
    for (int i = 0; i < parts; i++) {
      out.append(chance.oneIn(15) ? " | " : chance.oneIn(10) ? " & " : " ");
      part(depth);
    }
  }

  private void word() {
    out.append(chance.oneIn(12) ? "!{" : "{");
    for (int i = chance.oneIn(2) ? 0 : 1 + chance.small(2); i > 0; i--) {
      out.append(chance.of(TESTS)).append(i > 1 ? " ; " : "");
    }
    out.append('}');
    if (chance.oneIn(3)) {
      out.append('=').append(chance.of(NAMES));
    }
  }

  private void part(int depth) {
    int kind = chance.below(8);
    out.append(kind == 0 ? "!" : kind == 1 ? "?" : "");
    if (depth < (chance.oneIn(10) ? 6 : 2) && chance.oneIn(5)) {
      out.append('[');
      part(depth + 1);
      for (int i = 1 + chance.small(2); i > 0; i--) {
        out.append(" | ");
        part(depth + 1);
      }
      out.append(']');
      return;
    }
    int relation = chance.below(RELATIONS.size());
    out.append(RELATIONS.get(relation));
    if (relation < LABELED && chance.oneIn(3)) {
      out.append(chance.of(LABELS));
    }
    out.append(' ');
    if (depth < 2 && chance.oneIn(3)) {
      out.append('(');
      node(depth + 1);
      out.append(')');
    } else {
      word();
    }
  }
}
