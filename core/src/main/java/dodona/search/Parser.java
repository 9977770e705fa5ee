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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * A parser, which finds the tree of a sentence.
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

  /** The beam that looks for several trees is at least so many times as wide. */
  private static final int WIDTH_PER_TREE = 4;

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
   * moves some of them afterwards, according to their labels.
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
    return narrowed(beamWidth(), words);
  }

  private static int narrowed(int width, int words) {
    return words <= LONGEST_AT_FULL_WIDTH
        ? width
        : Math.max(1, (int) ((long) width * LONGEST_AT_FULL_WIDTH / words));
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
   * @param listener receives the derivation that led to it
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
   * @param listener receives the derivation of each
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
   * A sentence with each of its best trees, all of them different. The first is that of {@link
   * #parse(Sentence)}, the others are those that a beam ends with which is at least four times as
   * wide as there should be trees; often there are fewer.
   *
   * @param count how many trees there should be
   * @param listener receives the derivation of each
   * @throws InvalidInputException if there should be several and the system has no beam
   */
  public List<Sentence> best(Sentence sentence, int count, DerivationListener listener) {
    return alone(
        sentence,
        (searcher, same) -> {
          Map<DependencyTree, Sentence> found = new LinkedHashMap<>();
          DependencyTree first = tree(searcher, same, listener);
          found.put(first, searcher.search().tagged(same).withTree(first));
          if (count > 1) {
            int width = narrowed(Math.max(beamWidth(), WIDTH_PER_TREE * count), same.size());
            Beam<?> beam = beam(model.system(), searcher.scorer(), width);
            addOthers(found, beam, same, count, listener);
          }
          return List.copyOf(found.values());
        });
  }

  private <C extends PartialTree> Beam<C> beam(
      TransitionSystem<C> system, Scorer.Session scorer, int width) {
    return new Beam<>(permitted(system), scorer, width, decoding.ranking());
  }

  private <C extends PartialTree> void addOthers(
      Map<DependencyTree, Sentence> found,
      Beam<C> beam,
      Sentence sentence,
      int count,
      DerivationListener listener) {
    beam.search(sentence);
    Sentence tagged = beam.tagged(sentence);
    for (int i = 0; i < beam.size() && found.size() < count; i++) {
      DependencyTree tree = finished(sentence, beam.item(i));
      if (found.putIfAbsent(tree, tagged.withTree(tree)) == null) {
        listener.found(sentence, beam.item(i).derivation(), beam.scorer());
      }
    }
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
    return finished(sentence, found);
  }

  private DependencyTree finished(Sentence sentence, PartialTree found) {
    DependencyTree tree = found.tree(model.labels());
    return constraint.finish(sentence, lifted ? PseudoProjectivity.restore(tree) : tree);
  }

  private Searcher ownSearcher(Sentence sentence) {
    return searchers(model.system(), beamWidth(sentence.size())).get();
  }

  private static boolean isLong(Sentence sentence) {
    return sentence.size() > LONGEST_KEPT;
  }
}
