package dodona.cli.command.text;

import dodona.cli.command.ToolCommand;
import dodona.cli.option.OptionGroup;
import dodona.cli.option.ThreadOptions;
import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import dodona.server.DodonaServer;
import dodona.server.model.ModelSource;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.server.options.Limits;
import dodona.server.options.ServerOptions;
import dodona.server.status.ReadyCheck;
import dodona.server.status.ServerListener;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code dodona serve}. */
@Command(
    name = "serve",
    description = {
      "Starts an HTTP server with a web UI and REST APIs.",
      "The APIs are those of UDPipe and CoreNLP and a native one; see"
          + " docs/reference/http-api.md. Prints the address when the server is ready."
          + " Ctrl-C or SIGTERM stops it after running requests have finished."
    },
    footer = {
      "  dodona serve",
      "  dodona serve --port 0 --model en-fast --model pt",
      "  dodona serve --host 0.0.0.0 --allowed-host parser.example.org --model en"
          + " --model fr=my.dodona",
      "  curl -F data='An oak whispers.' -F tokenizer= -F tagger= -F parser="
          + " localhost:9000/process"
    })
public final class ServeCommand extends ToolCommand {

  private static final int LARGEST_BODY = 1 << 30;

  @Option(
      names = {"-m", "--model"},
      paramLabel = "[NAME=]MODEL",
      description =
          "A model file from 'dodona train', or the name or language of an installed"
              + " model, optionally with a name for clients. May be repeated; the first is"
              + " the default model. Default: en.")
  @OptionGroup.In(OptionGroup.MODEL)
  private List<String> models = new ArrayList<>();

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "Address to listen on. Default: 127.0.0.1, reachable only from this machine.")
  private String host = ServerOptions.DEFAULT.host();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "Port to listen on; 0 selects a free port. Default: 9000.")
  private int port = ServerOptions.DEFAULT.port();

  @Option(
      names = "--allowed-host",
      paramLabel = "NAME",
      description =
          "Host name that clients may use in addition to localhost and IP addresses."
              + " Requests for other hosts are rejected. May be repeated.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--cors",
      paramLabel = "ORIGIN",
      description =
          "Origin whose pages may call the server, such as https://example.org, or *"
              + " for all. May be repeated. Default: none.")
  private List<String> origins = new ArrayList<>();

  @Option(
      names = "--max-body",
      paramLabel = "BYTES",
      description = "Maximum size of a request body. Default: 1048576.")
  private int largestBody = Limits.DEFAULT.body();

  @Mixin private ThreadOptions threads = new ThreadOptions();

  @Option(
      names = "--access-log",
      description = "Log each request to standard error, without its text.")
  @OptionGroup.In(OptionGroup.OUTPUT)
  private boolean logs;

  @Option(
      names = "--health-check",
      description =
          "Check whether the server at --host and --port is ready. The exit code is 0"
              + " if it is and 1 if not.")
  private boolean checks;

  public ServeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() throws IOException {
    ServerOptions options = options();
    if (checks) {
      ReadyCheck.ask(options.host(), options.port());
      return ExitCode.OK;
    }
    try (DodonaServer server = DodonaServer.start(options, new Log())) {
      Models served = load(options);
      server.serve(served);
      Runtime.getRuntime().addShutdownHook(new Thread(server::close, "dodona-stop"));
      remark(
          "serving "
              + served.all().stream().map(ServedModel::name).collect(Collectors.joining(", "))
              + "; stop with Ctrl-C");
      terminal().out().println(server.uri());
      terminal().out().flush();
      server.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }

  private Models load(ServerOptions options) throws IOException {
    PipelineOptions usual =
        PipelineOptions.DEFAULT.withLongestSentence(options.limits().sentence());
    List<ServedModel> loaded = new ArrayList<>();
    for (String model : models.isEmpty() ? List.of("en") : models) {
      loaded.addAll(ModelSource.parse(model).load(usual));
    }
    try {
      return new Models(loaded);
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private ServerOptions options() {
    if (largestBody < 1 || largestBody > LARGEST_BODY) {
      throw new UsageException("--max-body " + largestBody + ": expected 1 to " + LARGEST_BODY);
    }
    try {
      return ServerOptions.DEFAULT
          .withHost(host)
          .withPort(port)
          .withThreads(threads.count())
          .withNames(names)
          .withOrigins(origins)
          .withLimits(Limits.DEFAULT.withBody(largestBody));
    } catch (InvalidInputException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  /** Prints what the server does, and nothing of what clients send. */
  private final class Log implements ServerListener {

    @Override
    public void answered(Answered request) {
      if (logs) {
        terminal()
            .err()
            .printf(
                Locale.ROOT,
                "%s %s %s %d %d bytes %d ms%n",
                request.id(),
                request.method(),
                request.route(),
                request.status(),
                request.bytes(),
                request.time().toMillis());
      }
    }

    /** The message of a failure may have a client's words in it, but its trace has not. */
    @Override
    public void failed(String id, Throwable cause) {
      StringBuilder trace = new StringBuilder(id + " internal error. Please report it: ");
      for (Throwable one = cause; one != null; one = one.getCause()) {
        trace.append(one.getClass().getName()).append('\n');
        for (StackTraceElement element : one.getStackTrace()) {
          trace.append("    at ").append(element).append('\n');
        }
      }
      terminal().err().print(trace);
    }
  }
}
