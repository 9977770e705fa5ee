/** A neural model for many languages. The service loader finds it. */
module dodona.model.multi {
  requires static transitive org.jspecify;
  requires transitive dodona.text;
  requires dodona.neural;

  exports dodona.model.multi;

  provides dodona.text.model.ModelProvider with
      dodona.model.multi.MultilingualModelProvider;
}
