package dodona.search;

import dodona.error.InvalidInputException;
import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.support.parallel.IdlePool;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
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
  private final Constraint constraint;
  private final IdlePool<Searcher> searchers;

  /** A search, and the session that it asks. */
  private record Searcher(Search search, Scorer.Session scorer) {}

  /**
   * A parser that uses a model as it is meant to be.
   *
   * @throws InvalidInputException if the model does not fit the system that it names
   */
  public Parser(ParserModel model) {
    this(model, model.decoding().beamWidth());
  }

  /**
   * A parser with another width of the beam.
   *
   * @throws InvalidInputException if the model does not fit the system that it names, or the system
   *     has no beam
   */
  public Parser(ParserModel model, int beamWidth) {
    this(model, beamWidth, Constraint.NONE);
  }

  /**
   * A parser that observes a constraint, with another width of the beam.
   *
   * <p>The constraint is about the arcs that the search adds. A model for pseudo-projective trees
   * moves some of them afterwards, as their labels say.
   *
   * @throws IllegalArgumentException if the model does not fit the system that it names, or the
   *     system has no beam
   */
  public Parser(ParserModel model, int beamWidth, Constraint constraint) {
    this.model = model;
    this.lifted =
        model.labels().stream().anyMatch(label -> label.indexOf(PseudoProjectivity.LIFTED) >= 0);
    this.decoding = model.decoding().withBeamWidth(beamWidth);
    this.constraint = constraint;
    this.searchers = new IdlePool<>(searchers(model.system(), beamWidth));
  }

  private Supplier<Searcher> searchers(TransitionSystem<?> system, int width) {
    boolean isBeam = width > 1;
    if (isBeam) {
      Beam.requireOneSite(system);
    }
    return () -> {
      Scorer.Session scorer = model.scorer().open(isBeam ? Scorer.Hint.BEAM : Scorer.Hint.GREEDY);
      return new Searcher(search(permitted(system), scorer, width), scorer);
    };
  }

  private <C extends PartialTree> Search search(
      Permitted<C> permitted, Scorer.Session scorer, int width) {
    if (width > 1) {
      return new Beam<>(permitted, scorer, width, decoding.ranking());
    }
    return permitted.system().hasOneSite()
        ? new GreedySearch<>(permitted, scorer)
        : new SiteSearch<>(permitted, scorer);
  }

  /**
   * Returns a new object that permits what this parser does.
   *
   * @param system the model's system
   */
  <C extends PartialTree> Permitted<C> permitted(TransitionSystem<C> system) {
    return Permitted.parsing(system, decoding.singleRoot(), constraint);
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
    return parse(sentence, DerivationListener.NONE);
  }

  /**
   * The tree of a sentence.
   *
   * @param listener is told the derivation that led to it
   */
  public DependencyTree parse(Sentence sentence, DerivationListener listener) {
    return alone(sentence, (searcher, same) -> tree(searcher, same, listener));
  }

  /**
   * The trees of some sentences, in their order, each the same as if it were parsed alone. Some
   * models are faster if they are given some dozens at a time.
   */
  public List<DependencyTree> parse(List<Sentence> sentences) {
    return each(
        sentences, (searcher, sentence) -> tree(searcher, sentence, DerivationListener.NONE));
  }

  /**
   * Some sentences with their trees and, if the model {@linkplain ParserModel#predictsTags predicts
   * them}, other tags; in their order, each the same as if it were alone.
   *
   * @param listener is told the derivation of each
   */
  public List<Sentence> annotate(List<Sentence> sentences, DerivationListener listener) {
    return each(
        sentences,
        (searcher, sentence) -> {
          DependencyTree tree = tree(searcher, sentence, listener);
          return searcher.search().tagged(sentence).withTree(tree);
        });
  }

  /**
   * Some sentences with the tags that the model {@linkplain ParserModel#predictsTags predicts};
   * they are not parsed.
   */
  public List<Sentence> tag(List<Sentence> sentences) {
    return each(sentences, (searcher, sentence) -> searcher.search().tagged(sentence));
  }

  private <T> T alone(Sentence sentence, BiFunction<Searcher, Sentence, T> function) {
    return isLong(sentence)
        ? function.apply(ownSearcher(sentence), sentence)
        : searchers.use(searcher -> function.apply(searcher, sentence));
  }

  private <T> List<T> each(List<Sentence> sentences, BiFunction<Searcher, Sentence, T> function) {
    if (sentences.stream().noneMatch(Parser::isLong)) {
      return searchers.use(searcher -> each(searcher, sentences, function));
    }
    List<T> results = new ArrayList<>();
    for (Sentence sentence : sentences) {
      results.add(alone(sentence, function));
    }
    return results;
  }

  private static <T> List<T> each(
      Searcher searcher, List<Sentence> sentences, BiFunction<Searcher, Sentence, T> function) {
    searcher.search().ahead(sentences);
    List<T> results = new ArrayList<>();
    for (Sentence sentence : sentences) {
      results.add(function.apply(searcher, sentence));
    }
    return results;
  }

  private DependencyTree tree(Searcher searcher, Sentence sentence, DerivationListener listener) {
    PartialTree found = searcher.search().search(sentence);
    listener.found(sentence, found.derivation(), searcher.scorer());
    DependencyTree tree = found.tree(model.labels());
    return lifted ? PseudoProjectivity.restore(tree) : tree;
  }

  private Searcher ownSearcher(Sentence sentence) {
    return searchers(model.system(), beamWidth(sentence.size())).get();
  }

  private static boolean isLong(Sentence sentence) {
    return sentence.size() > LONGEST_KEPT;
  }
}
