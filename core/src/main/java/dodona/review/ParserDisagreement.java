package dodona.review;

import dodona.model.ParserModel;
import dodona.search.Calibration;
import dodona.search.Confidence;
import dodona.search.Judgment;
import dodona.search.Parser;
import dodona.support.Folds;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Arcs on which a parser disagrees that was trained on the rest of the treebank. Its confidence is
 * calibrated on the sentences that it parses, so that it is the share of such arcs on which parser
 * and treebank agree.
 */
final class ParserDisagreement {

  /** The share of arcs that are assumed to be wrong in the treebank. */
  private static final double ERRORS = 0.01;

  private static final int HASH_BITS = 20;

  private ParserDisagreement() {}

  static void find(
      List<Sentence> sentences,
      ReviewOptions options,
      Suspicions suspicions,
      IntConsumer finishedFold)
      throws IOException {
    Recipe recipe =
        Presets.named("fast", sentences).toBuilder()
            .hashBits(HASH_BITS)
            .iterations(options.iterations())
            .seed(options.seed())
            .build();
    Folds folds = new Folds(sentences.size(), options.folds());
    for (int fold = 0; fold < options.folds(); fold++) {
      ParserModel model =
          LinearTraining.of(recipe, folds.outside(fold, sentences))
              .threads(options.threads())
              .run()
              .model();
      Parser parser = new Parser(model);
      List<Sentence> unseen = folds.inside(fold, sentences);
      Confidence confidence = new Confidence(parser, Calibration.fit(parser, unseen));
      for (int i = 0; i < unseen.size(); i++) {
        compare(folds.start(fold) + i, unseen.get(i), parser, confidence, suspicions);
      }
      finishedFold.accept(fold + 1);
    }
  }

  private static void compare(
      int number, Sentence sentence, Parser parser, Confidence confidence, Suspicions suspicions) {
    @Nullable Judgment[] judgment = new Judgment[1];
    DependencyTree tree =
        parser.parse(
            sentence,
            (same, derivation, scorer) -> judgment[0] = confidence.of(same, derivation, scorer));
    Judgment found = judgment[0];
    if (found == null) {
      return;
    }
    for (int word = 1; word <= sentence.size(); word++) {
      boolean isSame =
          tree.head(word) == sentence.head(word) && tree.label(word).equals(sentence.deprel(word));
      if (!isSame) {
        double probability = found.arc(word);
        suspicions.add(
            number,
            word,
            new Suspicion(
                Signal.PARSER,
                Math.sqrt(ERRORS / (ERRORS + 1 - probability)),
                "a parser trained on the rest of the treebank has %s of %s, with confidence %.3f"
                    .formatted(tree.label(word), shown(sentence, tree.head(word)), probability)));
      }
    }
  }

  private static String shown(Sentence sentence, int head) {
    return head == 0 ? "the root" : head + " '" + sentence.form(head) + "'";
  }
}
