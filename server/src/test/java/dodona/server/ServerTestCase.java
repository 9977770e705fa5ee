package dodona.server;

import dodona.server.options.ServerOptions;
import dodona.text.input.Input;
import dodona.text.output.OutputFormat;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.RunSummary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** The common base of tests that use a server with tiny models. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ServerTestCase {

  private DodonaServer server;

  /** For subclasses. */
  protected ServerTestCase() {}

  /** The options of the server. */
  protected ServerOptions options() {
    return ServerOptions.DEFAULT.withPort(0).withThreads(2);
  }

  @BeforeAll
  final void startServer() throws IOException {
    server = DodonaServer.start(options());
    server.serve(TinyModel.models());
  }

  @AfterAll
  final void stopServer() {
    server.close();
  }

  /** Returns the URI of the server. */
  protected final URI uri() {
    return server.uri();
  }

  /** Returns the CoNLL-U that the library writes for an input. */
  protected static String parsed(Pipeline pipeline, Input input) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RunSummary unused = pipeline.run(List.of(input), OutputFormat.CONLLU.onto(out));
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Returns the CoNLL-U that the library writes for a text. */
  protected static String parsed(String text) throws IOException {
    return parsed(TinyModel.pipeline(), Input.text(text));
  }
}
