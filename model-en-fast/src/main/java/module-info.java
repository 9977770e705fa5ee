/** The fast English model, which is linear. The service loader finds it. */
module dodona.model.en.fast {
  requires static transitive org.jspecify;
  requires transitive dodona.text;

  exports dodona.model.en.fast;

  provides dodona.text.model.ModelProvider with
      dodona.model.en.fast.FastEnglishModel;
}
