/** Experiments: their descriptions, the runner that carries them out, and the report. */
@SuppressWarnings("requires-automatic") // liblinear has no other name
module dodona.experiment {
  requires static transitive org.jspecify;
  requires transitive dodona.core;
  requires transitive dodona.neural;
  requires transitive dodona.text;
  requires java.desktop;
  requires java.management;
  requires static liblinear;
  requires tools.jackson.core;
  requires tools.jackson.dataformat.yaml;

  exports dodona.experiment.plan;
  exports dodona.experiment.report;
  exports dodona.experiment.run;
}
