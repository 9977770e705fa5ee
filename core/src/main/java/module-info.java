/**
 * The library: treebanks, transition systems, oracles, learning, search, evaluation.
 *
 * <p>Packages that are exported to Dodona's other modules only may change without notice.
 */
@SuppressWarnings("module") // those modules are compiled later
module dodona.core {
  requires static transitive org.jspecify;
  requires org.apache.commons.statistics.distribution;
  requires org.apache.commons.statistics.inference;

  exports dodona.cluster to
      dodona.cli;
  exports dodona.draw;
  exports dodona.draw.derivation;
  exports dodona.draw.latex;
  exports dodona.draw.lattice;
  exports dodona.draw.page;
  exports dodona.draw.svg;
  exports dodona.draw.terminal;
  exports dodona.error;
  exports dodona.evaluate;
  exports dodona.evaluate.report;
  exports dodona.evaluate.significance;
  exports dodona.explore;
  exports dodona.feature;
  exports dodona.lattice;
  exports dodona.linear to
      dodona.text,
      dodona.neural,
      dodona.experiment;
  exports dodona.model;
  exports dodona.oracle;
  exports dodona.oracle.base;
  exports dodona.oracle.survey;
  exports dodona.pattern;
  exports dodona.pattern.rewrite;
  exports dodona.review;
  exports dodona.search;
  exports dodona.support to
      dodona.text,
      dodona.neural,
      dodona.encoder.importer,
      dodona.experiment,
      dodona.server,
      dodona.cli;
  exports dodona.support.parallel to
      dodona.text;
  exports dodona.system.arceager;
  exports dodona.system.archybrid;
  exports dodona.system.arcstandard;
  exports dodona.system.attardi;
  exports dodona.system.covington;
  exports dodona.system.easyfirst;
  exports dodona.system.swapstandard;
  exports dodona.table;
  exports dodona.train;
  exports dodona.train.linear;
  exports dodona.train.recipe;
  exports dodona.transition;
  exports dodona.treebank;
  exports dodona.treebank.conllu;
  exports dodona.treebank.statistics;
  exports dodona.validate;

  uses dodona.model.ModelKind;
  uses dodona.oracle.AdditionalOracles;
  uses dodona.oracle.SystemOracles;
  uses dodona.transition.TransitionSystem;

  provides dodona.model.ModelKind with
      dodona.model.linear.LinearKind;
  provides dodona.oracle.SystemOracles with
      dodona.system.arcstandard.ArcStandardOracles,
      dodona.system.swapstandard.SwapStandardOracles,
      dodona.system.archybrid.ArcHybridOracles,
      dodona.system.arceager.ArcEagerOracles,
      dodona.system.attardi.AttardiOracles,
      dodona.system.easyfirst.EasyFirstOracles,
      dodona.system.covington.CovingtonOracles;
  provides dodona.transition.TransitionSystem with
      dodona.system.arcstandard.ArcStandard,
      dodona.system.swapstandard.SwapStandard,
      dodona.system.archybrid.ArcHybrid,
      dodona.system.arceager.ArcEager,
      dodona.system.attardi.Attardi,
      dodona.system.easyfirst.EasyFirst,
      dodona.system.covington.Covington;
}
