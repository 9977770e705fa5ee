package dodona.cli;

import dodona.server.DodonaServer;
import dodona.server.model.ModelSource;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.server.options.ServerOptions;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona serve}. */
@Command(
    name = "serve",
    description = {
      "Starts a server with a page for the browser and the REST interfaces of UDPipe and CoreNLP."
    },
    footer = {"  dodona serve", "  dodona serve --port 0 --model en-fast"})
final class ServeCommand extends ToolCommand {

  @Option(
      names = {"-m", "--model"},
      paramLabel = "[NAME=]MODEL",
      description =
          "A model from 'dodona train', or the name or language of an installed one, and what"
              + " clients are to call it; may be given several times, and the first is the default"
              + " one; default en.")
  private List<String> models = new ArrayList<>();

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "Where to listen; default 127.0.0.1, which only this machine reaches.")
  private String host = ServerOptions.DEFAULT.host();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, 0 for any that is free; default 9000.")
  private int port = ServerOptions.DEFAULT.port();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  ServeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    ServerOptions options = options();
    List<ServedModel> served = new ArrayList<>();
    for (String model : models.isEmpty() ? List.of("en") : models) {
      served.add(
          ModelSource.parse(model)
              .load(PipelineOptions.DEFAULT.withLongestSentence(options.limits().sentence())));
    }
    DodonaServer server = DodonaServer.start(options, new Models(served));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "dodona-stop"));
    terminal().out().println(server.uri());
    try {
      server.join();
    } catch (InterruptedException e) {
      server.close();
    }
    return ExitCode.OK;
  }

  private ServerOptions options() {
    try {
      return ServerOptions.DEFAULT.withHost(host).withPort(port).withThreads(threads.count());
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
