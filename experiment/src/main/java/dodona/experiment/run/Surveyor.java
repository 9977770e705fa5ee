package dodona.experiment.run;

import dodona.oracle.Derivability;
import dodona.oracle.survey.OracleTable;
import dodona.system.attardi.AttardiSizes;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;

/** Asks the oracles about every tree of a treebank. */
final class Surveyor {

  /** The oracles of SwapStandard, in the order of Björkelund &amp; Nivre (2015). */
  private static final List<String> ORACLES =
      List.of("eager", "lazy", "minimal", "nd-sw", "nd-all");

  private Surveyor() {}

  static Survey survey(TreebankData data, DoubleConsumer progress) {
    OracleTable table = new OracleTable("swap-standard", ORACLES);
    AttardiSizes sizes = new AttardiSizes();
    long projective = 0;
    long attardi = 0;
    long words = 0;
    int done = 0;
    List<Sentence> sentences = data.trainingFile();
    for (Sentence sentence : sentences) {
      DependencyTree tree = sentence.tree();
      table.add(tree);
      sizes.add(tree);
      words += sentence.size();
      projective += Projectivity.isProjective(tree) ? 1 : 0;
      attardi += Derivability.canDerive("attardi", tree) ? 1 : 0;
      progress.accept((double) ++done / sentences.size());
    }
    List<Survey.OfOracle> oracles = new ArrayList<>();
    for (String oracle : ORACLES) {
      oracles.add(new Survey.OfOracle(oracle, table.swaps(oracle), table.unique(oracle)));
    }
    return new Survey(
        data.name(),
        sentences.size(),
        words,
        data.invalid(),
        projective,
        attardi,
        new Survey.ConfigurationSizes(
            sizes.configurations(), sizes.stack(), sizes.buffer(), sizes.reduced()),
        oracles);
  }
}
