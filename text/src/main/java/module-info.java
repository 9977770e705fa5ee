/**
 * Raw text to trees: segmenter, tagger, lemmatizer, and the pipeline that runs them with a parser.
 *
 * <p>The packages of the single steps are exported to Dodona's other modules only and may change
 * without notice.
 */
@SuppressWarnings("module") // those modules are compiled later
module dodona.text {
  requires static transitive org.jspecify;
  requires transitive dodona.core;

  exports dodona.text.analysis;
  exports dodona.text.input;
  exports dodona.text.language;
  exports dodona.text.lemma to
      dodona.experiment;
  exports dodona.text.model;
  exports dodona.text.output;
  exports dodona.text.pipeline;
  exports dodona.text.release to
      dodona.cli;
  exports dodona.text.segment to
      dodona.cli;
  exports dodona.text.tag to
      dodona.experiment;
  exports dodona.text.train;

  uses dodona.text.model.ModelProvider;
}
