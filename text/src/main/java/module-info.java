/**
 * Raw text to trees: segmenter, tagger, lemmatizer, and the pipeline that runs them with a parser.
 *
 * <p>The packages of the single steps are there for Dodona's other modules, and for the few types
 * of theirs that others name; they may change without notice.
 */
module dodona.text {
  requires static transitive org.jspecify;
  requires transitive dodona.core;

  exports dodona.text.analysis;
  exports dodona.text.input;
  exports dodona.text.language;
  exports dodona.text.lemma;
  exports dodona.text.model;
  exports dodona.text.output;
  exports dodona.text.pipeline;
  exports dodona.text.segment;
  exports dodona.text.tag;
  exports dodona.text.train;

  uses dodona.text.model.ModelProvider;
}
