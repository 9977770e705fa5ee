package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.feature.FeatureSyntaxException;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Ranking;
import dodona.oracle.ArcWeights;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.support.Checksum;
import dodona.support.TextFile;
import dodona.text.train.PipelineTraining;
import dodona.train.Exploration;
import dodona.train.FixedBy;
import dodona.train.GoldStrategy;
import dodona.train.NonProjective;
import dodona.train.Presets;
import dodona.train.Recipe;
import dodona.train.RecipeBuilder;
import dodona.train.SearchKind;
import dodona.train.Step;
import dodona.train.Ties;
import dodona.train.UpdatePoint;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to train: a preset, and whatever the user wants otherwise. */
public final class RecipeOptions {

  private static final double AGGRESSIVENESS = 0.1;
  private static final int BEAM = 20;

  /** What people write by hand is far smaller. */
  private static final int LARGEST_FEATURES = 1 << 20;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      completionCandidates = PresetNames.class,
      description =
          "accurate (beam 20, the default) or fast (greedy). The options below override parts"
              + " of it.")
  private @Nullable String preset;

  @Option(
      names = "--system",
      paramLabel = "NAME",
      completionCandidates = SystemNames.class,
      description =
          "${COMPLETION-CANDIDATES}; default: chosen by the share of non-projective trees.")
  private @Nullable String system;

  @Option(
      names = "--oracle",
      paramLabel = "NAME",
      completionCandidates = SystemNames.OfOracles.class,
      description =
          "One of the system's oracles: ${COMPLETION-CANDIDATES}. With a non-deterministic"
              + " oracle, a beam's gold derivation is latent.")
  private @Nullable String oracle;

  @Option(names = "--search", paramLabel = "KIND", description = "greedy or beam.")
  private @Nullable SearchKind search;

  @Option(names = "--beam", paramLabel = "N", description = "Width of the beam, default 20.")
  private @Nullable Integer beam;

  @Option(
      names = "--learner",
      paramLabel = "KIND",
      description = "Update of a beam: perceptron or passive-aggressive.")
  private @Nullable LearnerKind learner;

  @Option(
      names = "--aggressiveness",
      paramLabel = "C",
      description = "Largest passive-aggressive step, default 0.1.")
  private @Nullable Double aggressiveness;

  @Option(
      names = "--update",
      paramLabel = "POINT",
      description = "Point of a beam's update: max-violation or early.")
  private @Nullable UpdateKind update;

  @Option(
      names = "--gold",
      paramLabel = "WHICH",
      description =
          "Which correct derivation a beam learns: latent, best-partial, last-correct, or fixed"
              + " in advance, by --gold-model or --gold-folds.")
  private @Nullable GoldKind gold;

  @Option(
      names = "--gold-model",
      paramLabel = "MODEL",
      description =
          "With --gold fixed: the model, trained earlier for the same system and labels, that"
              + " chooses a derivation for each sentence.")
  private @Nullable Path goldModel;

  @Option(
      names = "--gold-folds",
      paramLabel = "N",
      description =
          "With --gold fixed: jack-knife in N folds; the derivations of each are chosen by a"
              + " model trained on the others with latent gold.")
  private @Nullable Integer goldFolds;

  @Option(
      names = "--gold-score",
      paramLabel = "WHAT",
      description =
          "What the correct derivation that a beam learns is chosen by: sum, the default; mean, the"
              + " score of a step; or idle, as --beam-score has it. By the sum, long derivations"
              + " win.")
  private @Nullable Ranking goldScore;

  @Option(
      names = "--beam-score",
      paramLabel = "WHAT",
      description =
          "What the beam ranks derivations by, in training and parsing: sum, the default unless a"
              + " preset has another; mean; or idle, the sum where finished derivations go on with"
              + " idle steps, whose score is learnt.")
  private @Nullable Ranking beamScore;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Number of passes over the training data.")
  private @Nullable Integer iterations;

  @Option(
      names = "--explore-k",
      paramLabel = "K",
      description =
          "With a dynamic oracle: number of iterations before exploration starts, default 1.")
  private @Nullable Integer exploreK;

  @Option(
      names = "--explore-p",
      paramLabel = "P",
      description =
          "With a dynamic oracle: probability of following the prediction, default 0.9; 0 for"
              + " never.")
  private @Nullable Double exploreP;

  @Option(
      names = "--ties",
      paramLabel = "HOW",
      description =
          "With a dynamic oracle: which of several transitions of least cost are correct: free"
              + " (all), canonical (the move that the static oracle prefers) or score (the"
              + " best-scoring; the same as free but with --encoder). Default: canonical for"
              + " attardi, covington and swap-standard, free for projective systems.")
  private @Nullable Ties ties;

  @Option(
      names = "--arc-weights",
      paramLabel = "LABEL=N,...",
      description =
          "With a dynamic oracle of arc-eager, arc-hybrid or easy-first: how much gold arcs count"
              + " in its costs, by label, from 0 (not at all) to 1000; others count 1.")
  private @Nullable String arcWeights;

  @Option(
      names = "--non-projective",
      paramLabel = "WHAT",
      description =
          "What to do with trees that the system cannot derive: skip, lift (pseudo-projective)"
              + " or dynamic (learn what is reachable).")
  private @Nullable NonProjective nonProjective;

  @Option(
      names = "--unlabelled",
      description = "Learn arcs without their labels; the parser writes none.")
  private boolean unlabeled;

  @Option(names = "--features", paramLabel = "FILE", description = "Your own feature model.")
  private @Nullable Path features;

  @Option(
      names = "--clusters",
      paramLabel = "FILE",
      description =
          "Brown clusters: on each line a bit path, a word and its count, separated by tabs."
              + " Adds features that use them, unless --features is given.")
  private @Nullable Path clusters;

  @Option(
      names = "--bits",
      paramLabel = "N",
      description = "The weight table has 2^N entries, default 22.")
  private @Nullable Integer bits;

  @Option(names = "--seed", paramLabel = "N", description = "Random seed, default 1.")
  private long seed = 1;

  @Option(
      names = "--models",
      paramLabel = "N",
      description =
          "Number of models to train in different orders and average into one, default 3. More"
              + " make training slower and parsing better.")
  private @Nullable Integer models;

  /** The names of all presets, for completion. */
  static final class PresetNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Presets.names().iterator();
    }
  }

  /** The steps that a beam learner can take. */
  enum LearnerKind {
    PERCEPTRON,
    PASSIVE_AGGRESSIVE;

    @Override
    public String toString() {
      return hyphenated(name());
    }
  }

  /** Where a beam learner can update. */
  enum UpdateKind {
    MAX_VIOLATION,
    EARLY;

    @Override
    public String toString() {
      return hyphenated(name());
    }
  }

  /** What a beam learner can update towards. */
  enum GoldKind {
    LATENT,
    BEST_PARTIAL,
    LAST_CORRECT,
    FIXED;

    @Override
    public String toString() {
      return hyphenated(name());
    }
  }

  private static String hyphenated(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The recipe for a treebank.
   *
   * @param neural whether the parser is learnt upon an encoder
   */
  public Recipe recipe(List<Sentence> training, boolean neural) throws IOException {
    if (neural) {
      refuseForEncoder();
    }
    try {
      return compose(neural ? Presets.neural() : preset(training));
    } catch (FeatureSyntaxException e) {
      throw new UsageException(features + ": " + e.getMessage());
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private Recipe preset(List<Sentence> training) {
    String name = or(preset, "accurate");
    return system != null && Presets.hasRecipesFor(system)
        ? Presets.named(name, system)
        : Presets.named(name, training);
  }

  private Recipe compose(Recipe base) throws IOException {
    String chosenSystem = SystemOptions.requireKnown(or(system, base.system()));
    boolean sameSystem = chosenSystem.equals(base.system());
    SearchKind chosenSearch =
        or(search, beam != null && beam > 1 ? SearchKind.BEAM : base.search());
    TransitionSystem<?> named = TransitionSystems.named(chosenSystem);
    chosenSearch = search == null && !named.hasOneSite() ? SearchKind.GREEDY : chosenSearch;
    boolean same = sameSystem && chosenSearch == base.search();
    boolean beamSearch = chosenSearch == SearchKind.BEAM;
    String chosenOracle =
        or(oracle, same ? base.oracle() : Oracles.forTraining(chosenSystem, beamSearch));
    boolean sameOracle = same && chosenOracle.equals(base.oracle());
    boolean dynamic = Oracles.kind(chosenSystem, chosenOracle) == OracleKind.DYNAMIC;
    refuseForGreedy(beamSearch);
    RecipeBuilder recipe =
        Recipe.builder(chosenSystem)
            .oracle(chosenOracle)
            .step(
                learner == LearnerKind.PASSIVE_AGGRESSIVE
                    ? Step.passiveAggressive(or(aggressiveness, AGGRESSIVENESS))
                    : Step.perceptron())
            .update(update == UpdateKind.EARLY ? UpdatePoint.EARLY : UpdatePoint.MAX_VIOLATION)
            .gold(gold == null ? GoldStrategy.LATENT : GoldStrategy.valueOf(gold.name()))
            .goldScore(or(goldScore, Ranking.SUM))
            .beamScore(or(beamScore, sameOracle ? base.beamScore() : Ranking.SUM))
            .exploration(exploration(dynamic))
            .ties(or(ties, dynamic ? Ties.suiting(chosenSystem) : Ties.FREE))
            .arcWeights(arcWeights == null ? ArcWeights.EQUAL : ArcWeights.parse(arcWeights))
            .nonProjective(or(nonProjective, dynamic ? NonProjective.DYNAMIC : NonProjective.SKIP))
            .unlabeled(unlabeled)
            .features(features(named, same ? base.features() : FeatureModel.of(named)))
            .bits(or(bits, base.bits()))
            .iterations(or(iterations, base.iterations()))
            .seed(seed)
            .models(or(models, base.models()));
    FixedBy fixedBy = fixedBy();
    if (fixedBy != null) {
      recipe.fixedGold(fixedBy);
    }
    return (beamSearch ? recipe.beam(or(beam, BEAM)) : recipe.greedy()).build();
  }

  private void refuseForEncoder() {
    Map<String, @Nullable Object> linear = new LinkedHashMap<>();
    linear.put("--preset", preset);
    linear.put("--features", features);
    linear.put("--clusters", clusters);
    linear.put("--bits", bits);
    linear.put("--models", models);
    linear.forEach(
        (name, value) -> {
          if (value != null) {
            throw new UsageException(
                name + " is for linear models; with --encoder, the encoder takes its place");
          }
        });
    Map<String, @Nullable Object> ofBeam = new LinkedHashMap<>();
    ofBeam.put("--beam", beam);
    ofBeam.put("--search beam", search == SearchKind.BEAM ? search : null);
    ofBeam.put("--learner", learner);
    ofBeam.put("--aggressiveness", aggressiveness);
    ofBeam.put("--update", update);
    ofBeam.put("--gold", gold);
    ofBeam.put("--gold-score", goldScore);
    ofBeam.put("--beam-score", beamScore);
    ofBeam.forEach(
        (name, value) -> {
          if (value != null) {
            throw new UsageException(
                name
                    + " is for training a beam; with --encoder, training is greedy, and parsing has"
                    + " a beam of 4 unless 'dodona parse --beam N' says otherwise");
          }
        });
  }

  private void refuseForGreedy(boolean beamSearch) {
    if (!beamSearch && (learner != null || update != null || gold != null)) {
      throw new UsageException(
          "--learner, --update and --gold are for beam search; greedy search always uses the"
              + " perceptron");
    }
    if (!beamSearch && beam != null && beam != 1) {
      throw new UsageException("greedy search has a beam of width 1, not " + beam);
    }
  }

  private @Nullable FixedBy fixedBy() throws IOException {
    boolean isFixed = gold == GoldKind.FIXED;
    if (!isFixed && (goldModel != null || goldFolds != null)) {
      throw new UsageException("--gold-model and --gold-folds are for --gold fixed");
    }
    if (isFixed && (goldModel == null) == (goldFolds == null)) {
      throw new UsageException(
          "--gold fixed needs --gold-model MODEL, a model trained earlier, or --gold-folds N,"
              + " to train such models by jack-knifing");
    }
    if (goldModel != null) {
      ParserModel parser = ModelFile.read(goldModel);
      return new FixedBy.Model(
          parser, String.valueOf(goldModel.getFileName()), Checksum.of(goldModel));
    }
    return goldFolds == null ? null : new FixedBy.Folds(goldFolds);
  }

  private @Nullable Exploration exploration(boolean dynamic) {
    if (!dynamic && (exploreK != null || exploreP != null)) {
      throw new UsageException(
          "--explore-k and --explore-p need a dynamic oracle: others are not defined after a"
              + " mistake");
    }
    double p = or(exploreP, Exploration.DEFAULT.p());
    return dynamic && p > 0 ? new Exploration(or(exploreK, Exploration.DEFAULT.k()), p) : null;
  }

  private FeatureModel features(TransitionSystem<?> named, FeatureModel otherwise)
      throws IOException {
    Clusters given = clusters == null ? Clusters.NONE : readClusters(clusters);
    if (features == null) {
      return given.isEmpty() ? otherwise : otherwise.withClusters(given);
    }
    FeatureModel own = FeatureModel.parse(named, TextFile.read(features, LARGEST_FEATURES), given);
    if (!given.isEmpty() && !own.usesClusters()) {
      throw new UsageException(
          features + ": no feature uses the clusters, as S0.cluster or B0.cluster4 would");
    }
    return own;
  }

  private static Clusters readClusters(Path file) throws IOException {
    try {
      return Clusters.read(file);
    } catch (InvalidInputException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Notes the origin of the clusters, if there are any. */
  public void note(PipelineTraining settings) throws IOException {
    if (clusters != null) {
      settings.note("clusters", clusters.getFileName() + " sha256:" + Checksum.of(clusters));
    }
  }

  private static <T> T or(@Nullable T value, T otherwise) {
    return value == null ? otherwise : value;
  }
}
