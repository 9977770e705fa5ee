package dodona.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.MiniTreebank;
import dodona.linear.RowLayout;
import dodona.system.arceager.ArcEager;
import dodona.system.arcstandard.ArcStandard;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.easyfirst.EasyFirst.Direction;
import dodona.system.easyfirst.EasyFirstConfiguration;
import dodona.transition.Configuration;
import dodona.transition.PartialTree;
import dodona.transition.StackSystem;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeatureExtractorTest {

  private static final RowLayout LAYOUT = new RowLayout(RowLayout.MOST_BITS, 10);

  private final StackSystem system = new ArcEager(List.of("nsubj", "obj", "punct", "root"));

  /** Visits the configurations of random derivations of every sentence. */
  private void walk(int walks, BiConsumer<Sentence, Configuration> visitor) {
    Random random = new Random(1);
    Configuration c = new Configuration();
    for (Sentence sentence : MiniTreebank.all()) {
      for (int walk = 0; walk < walks; walk++) {
        system.initialize(c, sentence);
        while (!system.isTerminal(c)) {
          visitor.accept(sentence, c);
          int transition = random.nextInt(system.transitions().size());
          while (!system.isLegal(c, transition)) {
            transition = random.nextInt(system.transitions().size());
          }
          system.apply(c, transition);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "S0w",
        "B0p",
        "S1f",
        "B3w",
        "S0l",
        "B0vl",
        "S0vr",
        "S0sl",
        "S0sr",
        "S0hw",
        "S0hhp",
        "S0lp",
        "S0l2l",
        "S0rw",
        "S0r2p",
        "B0ll",
        "S0>w",
        "B0<p",
        "S0.Number",
        "B0.lower",
        "S0.suffix2",
        "B1.prefix3",
        "S0.shape",
        "d",
        "dS1S0",
        "S0w B0w",
        "S0p B0p B1p",
        "S1p S0p B0p S0vr",
        "S0p S0rl d"
      })
  void givesOneRowToEachValueAndNoneToNone(String feature) {
    FeatureExtractor extractor = FeatureModel.parse(system, feature).extractor(LAYOUT);
    int[] rows = new int[extractor.mostRows()];
    Map<String, Integer> rowOf = new HashMap<>();
    Map<Integer, String> valueOf = new HashMap<>();
    walk(
        40,
        (sentence, c) -> {
          extractor.begin(sentence);
          int count = extractor.extract(c, 0, rows);
          String value = reference(feature, sentence, c);
          assertThat(count).as("%s in %s", feature, c).isEqualTo(value == null ? 0 : 1);
          if (value != null) {
            assertThat(rowOf.merge(value, rows[0], (old, now) -> old)).isEqualTo(rows[0]);
            assertThat(valueOf.merge(rows[0], value, (old, now) -> old)).isEqualTo(value);
          }
        });
    assertThat(rowOf).hasSizeGreaterThan(1);
  }

  /** The values of a feature's parts, found the slow way; null if one has none. */
  private static @Nullable String reference(String feature, Sentence sentence, Configuration c) {
    StringBuilder values = new StringBuilder();
    for (String atom : feature.split(" ", -1)) {
      String value =
          atom.startsWith("d")
              ? distance(atom.equals("d") ? "dS0B0" : atom, c)
              : ofWord(atom, sentence, c);
      if (value == null) {
        return null;
      }
      values.append(value).append(' ');
    }
    return values.toString();
  }

  private static @Nullable String distance(String atom, Configuration c) {
    int from = place(atom.substring(1, 3), c);
    int to = place(atom.substring(3, 5), c);
    int apart = to - from;
    int[] bounds = {1, 2, 3, 4, 5, 7, 11};
    long bucket = Arrays.stream(bounds).filter(bound -> Math.abs(apart) >= bound).count();
    return from < 0 || to < 0 ? null : (apart < 0 ? "-" : "+") + bucket;
  }

  private static int place(String name, Configuration c) {
    int i = name.charAt(1) - '0';
    return name.charAt(0) == 'S' ? c.s(i) : c.b(i);
  }

  private static @Nullable String ofWord(String atom, Sentence sentence, Configuration c) {
    int word = place(atom, c);
    String rest = atom.substring(2);
    boolean stepped = false;
    while (!List.of("w", "p", "f", "l", "vl", "vr", "sl", "sr").contains(rest)
        && !rest.startsWith(".")) {
      boolean second = rest.length() > 1 && rest.charAt(1) == '2';
      int from = word;
      word =
          switch (rest.charAt(0)) {
            case 'l' -> second ? c.secondLeftmost(from) : c.leftmost(from);
            case 'r' -> second ? c.secondRightmost(from) : c.rightmost(from);
            case 'h' -> c.head(from);
            case '<' -> from < 0 ? -1 : from - 1;
            default -> from < 0 || from == sentence.size() ? -1 : from + 1;
          };
      stepped = true;
      rest = rest.substring(second ? 2 : 1);
    }
    boolean ofArcs = List.of("l", "vl", "vr", "sl", "sr").contains(rest);
    if (word < 1) {
      boolean noValue = word < 0 && (stepped || ofArcs);
      if (noValue || rest.equals("l")) {
        return null;
      }
    }
    if (ofArcs) {
      return switch (rest) {
        case "l" -> c.hasHead(word) ? "" + c.label(word) : null;
        case "vl" -> "" + c.leftValency(word);
        case "vr" -> "" + c.rightValency(word);
        case "sl" -> "" + c.leftLabels(word);
        default -> "" + c.rightLabels(word);
      };
    }
    return word < 1 ? "no word " + word : ofCells(rest, sentence, word);
  }

  private static @Nullable String ofCells(String attribute, Sentence sentence, int word) {
    String form = sentence.form(word);
    return switch (attribute) {
      case "w" -> form;
      case "p" -> sentence.upos(word);
      case "f" -> sentence.feats(word).equals("_") ? null : sentence.feats(word);
      case ".lower" -> form.toLowerCase(Locale.ROOT);
      case ".suffix2" -> form.substring(Math.max(0, form.length() - 2));
      case ".prefix3" -> form.substring(0, Math.min(3, form.length()));
      case ".shape" ->
          form.replaceAll("[a-z]", "x").replaceAll("[A-Z]", "X").replaceAll("(.)\\1+", "$1$1");
      default ->
          Arrays.stream(sentence.feats(word).split("\\|", -1))
              .filter(pair -> pair.startsWith(attribute.substring(1) + "="))
              .findFirst()
              .orElse(null);
    };
  }

  @Test
  void hasAFeatureForEachAttributeOfFeats() {
    Sentence sentence = MiniTreebank.sentence("a/X/Case=Nom|Number=Sing/0/root b/X/Case=Acc/1/obj");
    Configuration c = new Configuration();
    system.initialize(c, sentence);
    system.apply(c, system.transitions().parse("SH"));

    assertThat(count("S0m", sentence, c)).isEqualTo(2);
    assertThat(count("B0m", sentence, c)).isEqualTo(1);
    assertThat(count("S0m B0m", sentence, c)).isEqualTo(2);
    assertThat(count("S0m B0w", sentence, c)).isEqualTo(2);
    assertThat(count("S1m", sentence, c)).isZero();
  }

  private static int count(String feature, Sentence sentence, Configuration c) {
    FeatureExtractor extractor = FeatureModel.parse(new ArcEager(), feature).extractor(LAYOUT);
    extractor.begin(sentence);
    int[] rows = new int[extractor.mostRows()];
    int count = extractor.extract(c, 0, rows);
    return (int) Arrays.stream(rows, 0, count).distinct().count();
  }

  @Test
  void boundsTheFeaturesOfAHostileCell() {
    StringBuilder feats = new StringBuilder("A=1");
    for (int i = 0; i < 10_000; i++) {
      feats.append("|B").append(i).append("=1");
    }
    Sentence sentence = MiniTreebank.sentence("a/X/" + feats + "/0/root b/X/" + feats + "/1/obj");
    Configuration c = new Configuration();
    system.initialize(c, sentence);
    system.apply(c, system.transitions().parse("SH"));

    assertThat(count("S0m B0m", sentence, c)).isEqualTo(Feats.MOST * Feats.MOST);
  }

  @Test
  void seesTheTwoNeighborsOfEasyFirstAsTopAndFront() {
    Sentence sentence = MiniTreebank.projective().get(1);
    EasyFirst easyFirst = new EasyFirst(List.of("det", "nsubj"));
    EasyFirstConfiguration c = new EasyFirstConfiguration();
    easyFirst.initialize(c, sentence.size());
    easyFirst.apply(c, easyFirst.id(1, Direction.LEFT, 0));
    Configuration shifted = new Configuration();
    system.initialize(shifted, sentence.size());
    system.apply(shifted, system.transitions().parse("SH"));
    system.apply(shifted, system.transitions().parse("SH"));
    Configuration initial = new Configuration();
    new ArcStandard(List.of("det", "nsubj")).initialize(initial, sentence.size());

    assertThat(row(easyFirst, "S0w", sentence, c, 2))
        .isEqualTo(row(system, "S0w", sentence, shifted, 0));
    assertThat(row(easyFirst, "B0w", sentence, c, 2))
        .isEqualTo(row(system, "B0w", sentence, shifted, 0));
    assertThat(row(easyFirst, "B3w", sentence, c, 2))
        .isEqualTo(row(system, "B3w", sentence, shifted, 0));
    assertThat(row(easyFirst, "S1w", sentence, c, 2))
        .as("the root")
        .isEqualTo(row(system, "S0w", sentence, initial, 0));
    assertThat(row(easyFirst, "S2w", sentence, c, 2))
        .as("no word")
        .isEqualTo(row(system, "S1w", sentence, initial, 0));
  }

  private static int row(
      TransitionSystem<?> of, String feature, Sentence sentence, PartialTree c, int site) {
    FeatureExtractor extractor = FeatureModel.parse(of, feature).extractor(LAYOUT);
    extractor.begin(sentence);
    extractor.look(c, site);
    int[] rows = new int[extractor.mostRows()];
    assertThat(extractor.extract(rows)).isEqualTo(1);
    return rows[0];
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-standard", "swap-standard", "arc-hybrid", "attardi"})
  void groupsHoldEveryFeatureOnceAndDependOnTheirKeysOnly(String name) {
    FeatureExtractor extractor = FeatureModel.of(TransitionSystems.named(name)).extractor(LAYOUT);
    int[] rows = new int[extractor.mostRows()];
    int[] groupRows = new int[extractor.mostRows()];
    Map<List<Object>, List<Integer>> rowsOf = new HashMap<>();
    int[] seenBefore = new int[1];
    walk(
        20,
        (sentence, c) -> {
          extractor.begin(sentence);
          int[] all = Arrays.copyOf(rows, extractor.extract(c, 0, rows));
          List<Integer> grouped = new ArrayList<>();
          for (int group = 0; group < extractor.groups(); group++) {
            int count = extractor.extract(group, groupRows);
            List<Integer> found = Arrays.stream(groupRows, 0, count).boxed().toList();
            List<Integer> before =
                rowsOf.put(List.of(sentence.toString(), group, extractor.key(group)), found);
            if (before != null) {
              assertThat(found).isEqualTo(before);
              seenBefore[0]++;
            }
            grouped.addAll(found);
          }
          assertThat(grouped)
              .containsExactlyInAnyOrderElementsOf(Arrays.stream(all).boxed().toList());
        });
    assertThat(extractor.groups()).isGreaterThan(2);
    assertThat(seenBefore[0]).isPositive();
    assertThat(rowsOf.values().stream().distinct().count()).isGreaterThan(100);
  }

  @Test
  void allocatesNothingAfterTheFirstSentences() {
    FeatureExtractor extractor =
        FeatureModel.of(system)
            .withClusters(Clusters.parse("01\tshe\t3\n10\thouse\t2\n"))
            .extractor(LAYOUT);
    int[] rows = new int[extractor.mostRows()];
    Sentence sentence = MiniTreebank.projective().get(2);
    Configuration c = new Configuration();

    assertThat(
            Allocation.bytesAfterWarmUp(
                20,
                () -> {
                  extractor.begin(sentence);
                  system.initialize(c, sentence.size());
                  for (int i = 0; i < 5; i++) {
                    assert extractor.extract(c, 0, rows) > 0;
                    system.apply(c, 0);
                  }
                }))
        .isZero();
  }
}
