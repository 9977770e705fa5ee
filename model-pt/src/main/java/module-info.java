/** The Portuguese model, which is linear. The service loader finds it. */
module dodona.model.pt {
  requires static transitive org.jspecify;
  requires transitive dodona.text;

  exports dodona.model.pt;

  provides dodona.text.model.ModelProvider with
      dodona.model.pt.PortugueseModel;
}
