package dodona.server.page;

import dodona.support.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A Chromium without a window that looks at a server's page. */
final class Browser implements AutoCloseable {

  private static final List<Path> CHROMIUMS =
      List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"));
  private static final List<Path> DRIVERS =
      List.of(Path.of("/usr/bin/chromedriver"), Path.of("/usr/lib/chromium/chromedriver"));
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final ChromeDriver driver;
  private final URI server;
  private final List<String> requests = new ArrayList<>();

  private Browser(ChromeDriver driver, URI server) {
    this.driver = driver;
    this.server = server;
  }

  /** Opens a browser; whoever asks is skipped where there is none. */
  static Browser of(URI server) {
    Path chromium = first(CHROMIUMS);
    Path chromedriver = first(DRIVERS);
    Assumptions.assumeTrue(
        chromium != null && chromedriver != null,
        "needs Debian's packages chromium and chromium-driver");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(Objects.requireNonNull(chromium).toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--hide-scrollbars",
        "--force-device-scale-factor=1");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(Objects.requireNonNull(chromedriver).toFile())
            .usingAnyFreePort()
            .build();
    Browser browser = new Browser(new ChromeDriver(service, options), server);
    browser.driver.manage().timeouts().scriptTimeout(PATIENCE);
    Object unused =
        browser.driver.executeCdpCommand(
            "Page.addScriptToEvaluateOnNewDocument",
            Map.of(
                "source",
                "window.violated = []; addEventListener('securitypolicyviolation',"
                    + " event => violated.push(event.violatedDirective + ' ' + event.blockedURI));"
                    + " window.failed = []; addEventListener('error', event =>"
                    + " failed.push(event.message)); addEventListener('unhandledrejection', event"
                    + " => failed.push(String(event.reason)))"));
    return browser;
  }

  private static @Nullable Path first(List<Path> candidates) {
    return candidates.stream().filter(Files::isExecutable).findFirst().orElse(null);
  }

  /** Opens an address below the server's. */
  Browser open(String path) {
    return openAddress(server + path);
  }

  /** Opens an address; a fragment alone would not load the page again. */
  Browser openAddress(String address) {
    driver.get("about:blank");
    driver.get(address);
    return this;
  }

  /** Makes the window as large as a screen. */
  Browser size(int width, int height) {
    Object unused =
        driver.executeCdpCommand(
            "Emulation.setDeviceMetricsOverride",
            Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    return this;
  }

  /** Says what the reader prefers. */
  Browser prefers(boolean dark, boolean stillness) {
    return media("", dark, stillness);
  }

  /** Shows what would be printed. */
  Browser printing(boolean dark) {
    return media("print", dark, true);
  }

  private Browser media(String media, boolean dark, boolean stillness) {
    Object unused =
        driver.executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of(
                "media",
                media,
                "features",
                List.of(
                    Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                    Map.of(
                        "name",
                        "prefers-reduced-motion",
                        "value",
                        stillness ? "reduce" : "no-preference"))));
    return this;
  }

  /** The value of an expression in the page. */
  @Nullable Object value(String expression) {
    return driver.executeScript("return (" + expression + ")");
  }

  /** The value of an expression in the page, as text. */
  String text(String expression) {
    return String.valueOf(value(expression));
  }

  /** Waits until an expression is true. */
  Browser until(String expression) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!Boolean.TRUE.equals(value("Boolean(" + expression + ")"))) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            "never true: "
                + expression
                + "\n"
                + text("document.querySelector('main')?.innerText")
                + "\n"
                + text("(window.failed || []).join('; ')"));
      }
      pause(25);
    }
    return this;
  }

  private static void pause(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Presses keys, one after the other, where the focus is; a text is typed. */
  Browser press(CharSequence... keys) {
    for (CharSequence key : keys) {
      new Actions(driver).sendKeys(key).perform();
    }
    return this;
  }

  /** Presses a key while Ctrl is held. */
  Browser pressWithControl(CharSequence key) {
    new Actions(driver).keyDown(Keys.CONTROL).sendKeys(key).keyUp(Keys.CONTROL).perform();
    return this;
  }

  /** Presses Enter on an element, without the way there. */
  Browser enter(String selector) {
    Object unused = value("document.querySelector('" + selector + "').focus()");
    return press(Keys.ENTER);
  }

  /** Presses Tab until something that an expression says of the focused element is true. */
  Browser tabTo(String condition) {
    for (int i = 0; i < 80; i++) {
      if (Boolean.TRUE.equals(value("(focused => " + condition + ")(document.activeElement)"))) {
        return this;
      }
      press(Keys.TAB);
    }
    throw new AssertionError("Tab never comes to where " + condition);
  }

  /** Rules of accessibility that the page breaks, each with where. */
  List<String> axe() {
    driver.executeScript(axeScript() + "; return true");
    Object found =
        driver.executeAsyncScript(
            "const done = arguments[arguments.length - 1];"
                + "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa',"
                + " 'wcag22aa', 'best-practice']}).then(result => done(result.violations.map("
                + "rule => rule.id + ': ' + rule.nodes.map(node => node.html.slice(0, 200) + ' '"
                + " + node.failureSummary).join(' | '))), error => done([String(error)]))");
    return ((List<?>) Objects.requireNonNull(found)).stream().map(String::valueOf).toList();
  }

  private static String axeScript() {
    try (InputStream in = Browser.class.getResourceAsStream("/axe.min.js")) {
      return new String(
          Objects.requireNonNull(in, "axe.min.js").readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the errors and blocked requests since the page was opened. */
  List<String> failures() {
    List<String> failures = new ArrayList<>();
    for (String name : List.of("violated", "failed")) {
      ((List<?>) Objects.requireNonNull(value("window." + name)))
          .forEach(text -> failures.add(name + ": " + text));
    }
    for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
      if (entry.getLevel().intValue() >= Level.SEVERE.intValue()) {
        failures.add(entry.getMessage());
      }
    }
    return failures;
  }

  /** The addresses that pages asked for, of other servers than ours. */
  List<String> foreignRequests() {
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      Map<?, ?> log = (Map<?, ?>) Objects.requireNonNull(JsonReader.read(entry.getMessage()));
      Map<?, ?> message = (Map<?, ?>) Objects.requireNonNull(log.get("message"));
      if ("Network.requestWillBeSent".equals(message.get("method"))) {
        Map<?, ?> parameters = (Map<?, ?>) Objects.requireNonNull(message.get("params"));
        Map<?, ?> request = (Map<?, ?>) Objects.requireNonNull(parameters.get("request"));
        requests.add(String.valueOf(request.get("url")));
      }
    }
    if (requests.isEmpty()) {
      throw new AssertionError("no request was seen, not even of the page");
    }
    return requests.stream()
        .filter(url -> !url.startsWith(server.toString()))
        .filter(url -> Stream.of("data:", "blob:", "about:", "file:").noneMatch(url::startsWith))
        .toList();
  }

  /** Returns a screenshot as a PNG. */
  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
