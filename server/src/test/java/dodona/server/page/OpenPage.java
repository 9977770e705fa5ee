package dodona.server.page;

import dodona.server.DodonaServer;
import dodona.server.TinyModel;
import dodona.server.options.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A server and a browser that all tests of the page share; both end with the tests. */
final class OpenPage {

  private static @Nullable Browser browser;

  private OpenPage() {}

  /** The browser; whoever asks is skipped where there is none. */
  static synchronized Browser browser() {
    if (browser == null) {
      browser = start();
    }
    return browser;
  }

  /** Keeps what is seen, if the property {@code dodona.pictures} names a folder for it. */
  static void keepPicture(String screen, boolean dark, int width) throws IOException {
    String folder = System.getProperty("dodona.pictures", "");
    if (!folder.isEmpty()) {
      String name = "page-%s-%s-%d.png".formatted(screen, dark ? "dark" : "light", width);
      Files.write(Path.of(folder).resolve(name), browser().picture());
    }
  }

  private static Browser start() {
    try {
      DodonaServer server = DodonaServer.start(ServerOptions.DEFAULT.withPort(0).withThreads(2));
      server.serve(TinyModel.models());
      Browser browser = Browser.of(server.uri());
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    browser.close();
                    server.close();
                  }));
      return browser;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
