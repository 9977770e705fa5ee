/** The command line: one picocli class per command, without logic of its own. */
module dodona.cli {
  requires static org.jspecify;
  requires dodona.core;
  requires dodona.encoder.importer;
  requires dodona.experiment;
  requires dodona.neural;
  requires dodona.server;
  requires dodona.text;
  requires transitive info.picocli;

  exports dodona.cli;

  opens dodona.cli to
      info.picocli;
  opens dodona.cli.command to
      info.picocli;
  opens dodona.cli.command.help to
      info.picocli;
  opens dodona.cli.command.search to
      info.picocli;
  opens dodona.cli.command.study to
      info.picocli;
  opens dodona.cli.command.text to
      info.picocli;
  opens dodona.cli.command.train to
      info.picocli;
  opens dodona.cli.command.treebank to
      info.picocli;
  opens dodona.cli.option to
      info.picocli;
  opens dodona.cli.terminal to
      info.picocli;
}
