/** The command line: one picocli class a command, no logic of its own. */
module dodona.cli {
  requires static org.jspecify;
  requires dodona.core;
  requires dodona.encoder.importer;
  requires dodona.experiment;
  requires dodona.neural;
  requires dodona.server;
  requires dodona.text;
  requires info.picocli;

  exports dodona.cli;

  opens dodona.cli to
      info.picocli;
}
