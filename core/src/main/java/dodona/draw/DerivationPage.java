package dodona.draw;

import dodona.support.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A page that steps through a derivation: one file without any other, which needs no network.
 *
 * <p>Its script and style are the resources {@code derivation.js} and {@code derivation.css} beside
 * this class, for other pages to share.
 */
public final class DerivationPage {

  private DerivationPage() {}

  /**
   * The page in HTML.
   *
   * @param title what is derived, such as the sentence
   * @param by what derives it, such as {@code arc-eager, dynamic oracle}
   */
  public static String html(String title, String by, DerivationTrace trace) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", title);
    data.put("by", by);
    data.putAll(trace.json());
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("%TITLE%", Xml.escape(title));
    parts.put("%STYLE%", resource("derivation.css"));
    parts.put("%SCRIPT%", resource("derivation.js"));
    parts.put("%DATA%", inScript(Json.compact(data)));
    StringBuilder page = new StringBuilder();
    String rest = resource("derivation.html");
    for (Map.Entry<String, String> part : parts.entrySet()) {
      int at = rest.indexOf(part.getKey());
      page.append(rest, 0, at).append(part.getValue());
      rest = rest.substring(at + part.getKey().length());
    }
    return page.append(rest).toString();
  }

  /** Nothing in a text may end the script that it stands in. */
  private static String inScript(String json) {
    return json.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
  }

  private static String resource(String name) {
    try (InputStream in = DerivationPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + name + " on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
