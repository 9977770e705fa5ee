package dodona.draw.page;

import dodona.error.InvalidInputException;
import dodona.explore.Explorer;
import dodona.explore.Position;
import dodona.oracle.Oracles;
import dodona.support.Hyphens;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A self-contained page that shows a derivation step by step and works offline. Other moves can be
 * tried with their costs, as far as the page includes the resulting configurations.
 */
public final class DerivationPage {

  /** Enough to try every other move of a sentence of some twenty words. */
  private static final int MOST_OTHERS = 250;

  /** The maximum length of a sentence with other moves, as the work grows with its square. */
  private static final int LONGEST_WITH_OTHERS = 40;

  private static final int MOST_MOVES = 4_000;

  private static final OfflinePage PAGE =
      new OfflinePage(List.of("dom", "tree", "stepper", "derivation-page"));

  private DerivationPage() {}

  /**
   * The page of an oracle's derivation.
   *
   * @param sentence a sentence with its gold tree
   * @throws InvalidInputException if there is no such system or oracle
   */
  public static String html(Sentence sentence, String system, String oracle) {
    Explorer<?> explorer = Explorer.of(system, oracle, sentence.tree());
    List<String> derivation = explorer.onwards(explorer.after(List.of()), MOST_MOVES);
    String by = system + ", " + oracle + " oracle";
    return html(sentence, by, system, oracle, explorer, derivation);
  }

  /**
   * The page of a derivation that a parser found.
   *
   * @param sentence a sentence with the tree that was found
   * @param by what found it
   * @param labels the labels that arcs can bear
   * @param derivation the names of the transitions
   */
  public static String html(
      Sentence sentence, String by, String system, List<String> labels, List<String> derivation) {
    List<String> oracles = Oracles.names(system);
    String oracle = oracles.get(oracles.size() - 1);
    Set<String> all = new LinkedHashSet<>(labels);
    all.addAll(sentence.tree().distinctLabels());
    Explorer<?> explorer = Explorer.of(system, List.copyOf(all), oracle, sentence.tree());
    return html(sentence, by, system, oracle, explorer, derivation);
  }

  private static String html(
      Sentence sentence,
      String by,
      String system,
      String oracle,
      Explorer<?> explorer,
      List<String> derivation) {
    DependencyTree tree = sentence.tree();
    List<Integer> heads = new ArrayList<>();
    List<String> words = new ArrayList<>();
    for (int word = 1; word <= tree.size(); word++) {
      heads.add(tree.head(word));
      words.add(sentence.form(word));
    }
    String title = SurfaceText.of(sentence);
    int others = tree.size() > LONGEST_WITH_OTHERS ? 0 : MOST_OTHERS;
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", title);
    data.put("by", by);
    data.put("words", words);
    data.put("heads", heads);
    data.put("labels", List.of(tree.labels()));
    data.put("system", system);
    data.put("oracle", oracle);
    data.put("oracleKind", Hyphens.of(Oracles.kind(system, oracle)));
    data.put("line", derivation);
    data.put(
        "positions", explorer.around(derivation, others).stream().map(Position::json).toList());
    return PAGE.beginning(title) + OfflinePage.data("data", data) + PAGE.end();
  }
}
