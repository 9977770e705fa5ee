package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * All scores of one system against the gold file.
 *
 * <pre>{@code
 * Evaluation evaluation = Evaluation.of(gold, system, EvaluationOptions.UD);
 * System.out.println(evaluation.metrics().get(Metric.LAS).f1());
 * }</pre>
 */
public final class Evaluation {

  private final String gold;
  private final String system;
  private final EvaluationOptions options;
  private final SharedTaskScore sharedTask = new SharedTaskScore();
  private final AttachmentScore withPunctuation;
  private final AttachmentScore withoutPunctuation;
  private final List<Breakdown> breakdowns = new ArrayList<>();
  private final LabelConfusion confusion = new LabelConfusion();
  private final NonProjectiveScore nonProjective = new NonProjectiveScore();
  private final WordOutcomes outcomes = new WordOutcomes();
  private long severalRootsInGold;
  private long severalRootsInSystem;

  private Evaluation(String gold, String system, EvaluationOptions options) {
    this.gold = gold;
    this.system = system;
    this.options = options;
    this.withPunctuation = new AttachmentScore(options, true);
    this.withoutPunctuation = new AttachmentScore(options, false);
    for (ArcClasses classes : ArcClasses.values()) {
      breakdowns.add(new Breakdown(classes));
    }
  }

  /**
   * Scores a system's file.
   *
   * @throws dodona.treebank.InvalidTreebankException if the files cannot be compared: a sentence is
   *     not a tree, has several roots (unless lenient), or the text differs
   */
  public static Evaluation of(Path gold, Path system, EvaluationOptions options)
      throws IOException {
    return of(ScoredFile.of(gold), ScoredFile.of(system), options);
  }

  /**
   * Scores a system's file, wherever it comes from.
   *
   * @throws dodona.treebank.InvalidTreebankException as {@link #of(Path, Path, EvaluationOptions)}
   */
  public static Evaluation of(ScoredFile gold, ScoredFile system, EvaluationOptions options)
      throws IOException {
    Evaluation evaluation = new Evaluation(gold.name(), system.name(), options);
    try (Stretches stretches = Stretches.open(gold, system, options)) {
      for (Stretch stretch = stretches.read(); stretch != null; stretch = stretches.read()) {
        evaluation.add(stretch);
      }
    }
    return evaluation;
  }

  private void add(Stretch stretch) {
    if (options.convention() == Convention.UD) {
      sharedTask.add(stretch);
    }
    withPunctuation.add(stretch);
    withoutPunctuation.add(stretch);
    for (Breakdown breakdown : breakdowns) {
      breakdown.add(stretch);
    }
    confusion.add(stretch);
    nonProjective.add(stretch);
    outcomes.add(stretch);
    severalRootsInGold += countSeveralRoots(stretch.gold());
    severalRootsInSystem += countSeveralRoots(stretch.system());
  }

  private static long countSeveralRoots(StretchSide side) {
    return side.sentences().stream().filter(Evaluation::hasSeveralRoots).count();
  }

  private static boolean hasSeveralRoots(Sentence sentence) {
    int roots = 0;
    for (int word = 1; word <= sentence.size(); word++) {
      roots += sentence.head(word) == 0 ? 1 : 0;
    }
    return roots > 1;
  }

  /** The name of the gold file. */
  public String gold() {
    return gold;
  }

  /** The name of the system's file. */
  public String system() {
    return system;
  }

  /** Returns the options the system was scored with. */
  public EvaluationOptions options() {
    return options;
  }

  /** The figures of the official scorer; empty under CoNLL-X, which does not define them. */
  public Map<Metric, Score> metrics() {
    return options.convention() == Convention.UD ? sharedTask.scores() : Map.of();
  }

  /** Attachment scores over the words that the convention counts. */
  public AttachmentScore attachment() {
    return attachment(options.punctuation());
  }

  /** Attachment scores with or without words made only of punctuation. */
  public AttachmentScore attachment(boolean punctuation) {
    return punctuation ? withPunctuation : withoutPunctuation;
  }

  /** The scores by class of arc, one breakdown for each kind of class. */
  public List<Breakdown> breakdowns() {
    return Collections.unmodifiableList(breakdowns);
  }

  /** Returns which labels were confused with which. */
  public LabelConfusion confusion() {
    return confusion;
  }

  /** The scores of non-projective arcs. */
  public NonProjectiveScore nonProjective() {
    return nonProjective;
  }

  /** Returns the outcome of each word, for comparisons and error pages. */
  public WordOutcomes outcomes() {
    return outcomes;
  }

  /** Gold sentences with several roots; 0 unless lenient, since they are refused otherwise. */
  public long severalRootsInGold() {
    return severalRootsInGold;
  }

  /** The system's sentences with several roots; 0 unless lenient. */
  public long severalRootsInSystem() {
    return severalRootsInSystem;
  }
}
