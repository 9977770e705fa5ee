package dodona.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random patterns over the labels, tags and forms of {@link BruteForceTest}. */
final class RandomPattern {

  private static final String[] RELATIONS = {
    ">", "<", ">>", "<<", "$", "$+", "$-", "$++", "$--", ".", "..", "-", "--"
  };
  private static final String[] LABELS = {"nsubj", "obj", "nsubj:pass", "/n.*/", "obj|nsubj"};
  private static final String[] TESTS = {
    "",
    "upos:NOUN",
    "upos!:NOUN",
    "upos:VERB|NOUN",
    "root",
    "leaf",
    "!leaf",
    "position:1..2",
    "deprel:nsubj",
    "form:/[ab]/",
    "position:-1"
  };

  private final Random random;
  private final List<String> names = new ArrayList<>();

  RandomPattern(Random random) {
    this.random = random;
  }

  String text() {
    names.clear();
    StringBuilder text = new StringBuilder(node(0, true));
    if (random.nextInt(6) == 0) {
      text.append(" : ").append(node(1, true));
    }
    if (names.size() > 1 && random.nextInt(3) == 0) {
      text.append(" : {}=").append(name()).append(' ').append(relation());
      text.append(" {}=").append(name());
    }
    if (names.size() > 1 && random.nextInt(3) == 0) {
      String a = name();
      String b = name();
      text.append(" where ")
          .append(
              random.nextBoolean()
                  ? a + ".upos " + (random.nextBoolean() ? "=" : "!=") + " " + b + ".upos"
                  : "distance(" + a + ", " + b + ") <= " + (1 + random.nextInt(2)));
    }
    if (!names.isEmpty() && random.nextInt(4) == 0) {
      text.append(" unique");
      int count = random.nextInt(3);
      for (int i = 0; i < count; i++) {
        text.append(i == 0 ? " " : ", ").append(name());
      }
    }
    return text.toString();
  }

  private String name() {
    return names.get(random.nextInt(names.size()));
  }

  private String relation() {
    String relation = RELATIONS[random.nextInt(RELATIONS.length)];
    boolean labeled = relation.matches("[<>]+") && random.nextInt(3) == 0;
    return relation + (labeled ? LABELS[random.nextInt(LABELS.length)] : "");
  }

  private String node(int depth, boolean mayName) {
    StringBuilder text = new StringBuilder();
    text.append(random.nextInt(12) == 0 ? "!{" : "{");
    text.append(TESTS[random.nextInt(random.nextBoolean() ? 1 : TESTS.length)]).append('}');
    boolean again = !names.isEmpty() && random.nextInt(3) == 0;
    if ((mayName || again) && random.nextInt(3) == 0) {
      String name = again ? name() : "n" + names.size();
      if (!again) {
        names.add(name);
      }
      text.append('=').append(name);
    }
    int parts = depth == 0 ? 1 + random.nextInt(2) : random.nextInt(3) / 2;
    for (int i = 0; i < parts; i++) {
      text.append(' ').append(part(depth, mayName));
    }
    return text.toString();
  }

  private String part(int depth, boolean mayName) {
    int kind = random.nextInt(8);
    String mode = kind == 0 ? "!" : kind == 1 && mayName ? "?" : "";
    boolean inner = mayName && !mode.equals("!");
    if (depth < 2 && random.nextInt(5) == 0) {
      return mode + "[" + part(depth + 1, inner) + " | " + part(depth + 1, inner) + "]";
    }
    String relation = relation();
    String target = node(depth + 1, inner);
    return mode
        + relation
        + " "
        + (target.contains("} ") || target.matches(".*=\\w+ .*") ? "(" + target + ")" : target);
  }
}
