package dodona.search;

import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.support.IdlePool;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A parser: a sentence comes in, its tree goes out.
 *
 * <pre>{@code
 * Parser parser = new Parser(ModelFile.read(Path.of("english.model")));
 * DependencyTree tree = parser.parse(sentence);
 * }</pre>
 *
 * <p>It may be used by any number of threads at once, which all share the model; the result does
 * not depend on them.
 */
public final class Parser {

  /** A search that has grown for a longer sentence is not kept for the next one. */
  private static final int LONGEST_KEPT = 1000;

  /** The beam is narrowed for longer sentences, so that none takes longer than one of these. */
  static final int LONGEST_AT_FULL_WIDTH = 5000;

  private final ParserModel model;
  private final boolean lifted;
  private final Decoding decoding;
  private final IdlePool<Search> searches;

  /**
   * A parser that uses a model as it is meant to be.
   *
   * @throws IllegalArgumentException if the model does not fit the system that it names
   */
  public Parser(ParserModel model) {
    this(model, model.decoding().beamWidth());
  }

  /**
   * A parser with another width of the beam.
   *
   * @throws IllegalArgumentException if the model does not fit the system that it names, or the
   *     system has no beam
   */
  public Parser(ParserModel model, int beamWidth) {
    this.model = model;
    this.lifted =
        model.labels().stream().anyMatch(label -> label.indexOf(PseudoProjectivity.LIFTED) >= 0);
    this.decoding = model.decoding().withBeamWidth(beamWidth);
    this.searches = new IdlePool<>(searches(model.system(), model, decoding));
  }

  private static Supplier<Search> searches(
      TransitionSystem<?> system, ParserModel model, Decoding decoding) {
    boolean singleRoot = decoding.singleRoot();
    int width = decoding.beamWidth();
    if (width > 1) {
      Beam.requireOneSite(system);
      return () ->
          new Beam<>(
              system,
              session(system, model, Scorer.Hint.BEAM),
              singleRoot,
              width,
              decoding.ranking());
    }
    return system.hasOneSite()
        ? () -> new GreedySearch<>(system, session(system, model, Scorer.Hint.GREEDY), singleRoot)
        : () -> new SiteSearch<>(system, session(system, model, Scorer.Hint.GREEDY), singleRoot);
  }

  private static Scorer.Session session(
      TransitionSystem<?> system, ParserModel model, Scorer.Hint hint) {
    return RootLabelSession.of(system, model.scorer().open(hint));
  }

  /** The width of the beam, but for very long sentences. */
  public int beamWidth() {
    return decoding.beamWidth();
  }

  /** The width of the beam for a sentence of so many words: narrower for more than 5,000. */
  public int beamWidth(int words) {
    return words <= LONGEST_AT_FULL_WIDTH
        ? beamWidth()
        : Math.max(1, (int) ((long) beamWidth() * LONGEST_AT_FULL_WIDTH / words));
  }

  /** The model. */
  public ParserModel model() {
    return model;
  }

  /** The tree of a sentence; any that it has already does not matter. */
  public DependencyTree parse(Sentence sentence) {
    return parse(sentence, derivation -> {});
  }

  /**
   * The tree of a sentence.
   *
   * @param derivations is told the derivation that led to it
   */
  public DependencyTree parse(Sentence sentence, Consumer<int[]> derivations) {
    return alone(sentence, (search, same) -> tree(search, same, derivations));
  }

  /**
   * The trees of some sentences, in their order, each the same as if it were parsed alone. Some
   * models are faster if they are given some dozens at a time.
   */
  public List<DependencyTree> parse(List<Sentence> sentences) {
    return each(sentences, (search, sentence) -> tree(search, sentence, derivation -> {}));
  }

  /**
   * Some sentences with their trees and, if the model {@linkplain ParserModel#predictsTags predicts
   * them}, other tags; in their order, each the same as if it were alone.
   *
   * @param derivations is told the derivation of each
   */
  public List<Sentence> annotate(List<Sentence> sentences, Consumer<int[]> derivations) {
    return each(
        sentences,
        (search, sentence) -> {
          DependencyTree tree = tree(search, sentence, derivations);
          return search.tagged(sentence).withTree(tree);
        });
  }

  /**
   * Some sentences with the tags that the model {@linkplain ParserModel#predictsTags predicts};
   * they are not parsed.
   */
  public List<Sentence> tag(List<Sentence> sentences) {
    return each(sentences, Search::tagged);
  }

  private <T> T alone(Sentence sentence, BiFunction<Search, Sentence, T> function) {
    return isLong(sentence)
        ? function.apply(ownSearch(sentence), sentence)
        : searches.use(search -> function.apply(search, sentence));
  }

  private <T> List<T> each(List<Sentence> sentences, BiFunction<Search, Sentence, T> function) {
    if (sentences.stream().noneMatch(Parser::isLong)) {
      return searches.use(search -> each(search, sentences, function));
    }
    List<T> results = new ArrayList<>();
    for (Sentence sentence : sentences) {
      results.add(alone(sentence, function));
    }
    return results;
  }

  private static <T> List<T> each(
      Search search, List<Sentence> sentences, BiFunction<Search, Sentence, T> function) {
    search.ahead(sentences);
    List<T> results = new ArrayList<>();
    for (Sentence sentence : sentences) {
      results.add(function.apply(search, sentence));
    }
    return results;
  }

  private DependencyTree tree(Search search, Sentence sentence, Consumer<int[]> derivations) {
    PartialTree found = search.search(sentence);
    derivations.accept(found.derivation());
    DependencyTree tree = found.tree(model.labels());
    return lifted ? PseudoProjectivity.restore(tree) : tree;
  }

  private Search ownSearch(Sentence sentence) {
    Decoding narrowed = decoding.withBeamWidth(beamWidth(sentence.size()));
    return searches(model.system(), model, narrowed).get();
  }

  private static boolean isLong(Sentence sentence) {
    return sentence.size() > LONGEST_KEPT;
  }
}
