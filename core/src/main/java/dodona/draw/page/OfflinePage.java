package dodona.draw.page;

import dodona.support.HtmlPage;
import dodona.support.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A page in one file that runs the modules which the web UI of the server has in separate files:
 * resources in the package of this class.
 *
 * <p>A script inside a page cannot import from it, so the modules are put together as one, in an
 * order in which none needs a later one. For that they import by name only, and no two have the
 * same name for something of their own.
 */
final class OfflinePage {

  private static final Pattern IMPORT = Pattern.compile("(?ms)^import \\{[^}]*\\} from [^;]*;\\R");
  private static final Pattern EXPORT = Pattern.compile("(?m)^export ");

  private final String script;

  /** A page that runs some modules, the last of which shows something. */
  OfflinePage(List<String> modules) {
    this.script =
        modules.stream()
            .map(name -> PageFile.text(name + ".mjs"))
            .map(module -> IMPORT.matcher(module).replaceAll(""))
            .map(module -> EXPORT.matcher(module).replaceAll(""))
            .collect(Collectors.joining("\n"));
  }

  /** The page up to its data. */
  String beginning(String title) {
    return beginning(title, PageFile.text("page.css"))
        + "<main>\n<noscript>This page needs JavaScript, which is turned off.</noscript>\n";
  }

  /** A page that is complete without its script, up to what its body begins with. */
  String beginning(String title, String style) {
    String policy =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            + "style-src 'unsafe-inline'; img-src data: blob:; script-src 'sha256-"
            + sha256(script)
            + "'; base-uri 'none'; form-action 'none'\"/>";
    return HtmlPage.beginning(title, List.of(policy), style);
  }

  /** Data for the script. */
  static String data(@Nullable String id, Object value) {
    return "<script type=\"application/json\""
        + (id == null ? "" : " id=\"" + id + "\"")
        + ">"
        + harmless(Json.compact(value))
        + "</script>\n";
  }

  /** The page after its data. */
  String end() {
    return "</main>\n" + script();
  }

  /** The script and the end of the page. */
  String script() {
    return "<script type=\"module\">" + script + "</script>\n" + HtmlPage.end();
  }

  /** Nothing in a text may end the element that it stands in. */
  private static String harmless(String json) {
    return json.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
  }

  private static String sha256(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
