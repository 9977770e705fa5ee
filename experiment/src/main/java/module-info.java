/** Experiments: their descriptions, the runner that carries them out, and the report. */
module dodona.experiment {
  requires static transitive org.jspecify;
  requires transitive dodona.core;
  requires transitive dodona.neural;
  requires transitive dodona.text;
  requires java.desktop;
  requires tools.jackson.core;
  requires tools.jackson.dataformat.yaml;

  exports dodona.experiment.document;
  exports dodona.experiment.plan;
  exports dodona.experiment.plot;
  exports dodona.experiment.report;
  exports dodona.experiment.run;
}
