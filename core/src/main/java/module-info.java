/**
 * The library: treebanks, transition systems, oracles, learning, search, evaluation.
 *
 * <p>{@code dodona.linear} and {@code dodona.support} are there for Dodona's other modules, and for
 * the few types of theirs that others name; they may change without notice.
 */
module dodona.core {
  requires static transitive org.jspecify;
  requires org.apache.commons.statistics.distribution;
  requires org.apache.commons.statistics.inference;

  exports dodona.cluster;
  exports dodona.draw;
  exports dodona.evaluate;
  exports dodona.explore;
  exports dodona.feature;
  exports dodona.lattice;
  exports dodona.linear;
  exports dodona.model;
  exports dodona.oracle;
  exports dodona.search;
  exports dodona.support;
  exports dodona.train;
  exports dodona.transition;
  exports dodona.treebank;
  exports dodona.treebank.conllu;
  exports dodona.treebank.statistics;

  uses dodona.model.ModelKind;
  uses dodona.oracle.SystemOracles;
  uses dodona.transition.TransitionSystem;

  provides dodona.model.ModelKind with
      dodona.model.LinearKind;
  provides dodona.transition.TransitionSystem with
      dodona.transition.ArcStandard,
      dodona.transition.SwapStandard,
      dodona.transition.ArcHybrid,
      dodona.transition.ArcEager,
      dodona.transition.Attardi,
      dodona.transition.EasyFirst,
      dodona.transition.Covington;
}
