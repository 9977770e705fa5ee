/** The English model, which is neural. The service loader finds it. */
module dodona.model.en {
  requires static transitive org.jspecify;
  requires transitive dodona.text;
  requires dodona.neural;

  exports dodona.model.en;

  provides dodona.text.model.ModelProvider with
      dodona.model.en.EnglishModel;
}
