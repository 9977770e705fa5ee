package dodona.text.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The license of a treebank and the people to credit.
 *
 * @param license the license, such as {@code CC BY-SA 4.0}; empty if it is not known
 * @param isNonCommercial whether commercial use is not permitted
 * @param contributors the contributors as the treebank lists them; empty if it does not
 */
public record UdTerms(String license, boolean isNonCommercial, String contributors) {

  private static final int MOST_BYTES = 1 << 20;

  private static final int LONGEST_LICENSE = 80;

  /** The beginning of the part of a README that programs read. */
  private static final String METADATA = "Machine-readable metadata";

  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?i)creativecommons\\.org/licenses/(?<kind>by[a-z-]*)/(?<version>\\d\\.\\d)");

  private static final Pattern SHORT =
      Pattern.compile(
          "(?i)(?:CC|Creative ?Commons)[ -]+(?<kind>BY(?:-(?:NC|SA|ND))*)"
              + "(?:[ -]+(?<version>\\d\\.\\d))?");

  private static final Pattern LONG =
      Pattern.compile(
          "(?i)Attribution(?<kind>(?:[- ](?:Non-?Commercial|Share-?Alike|No-?Deriv[a-z]*))+)"
              + "(?:\\s+(?<version>\\d\\.\\d))?");

  private static final Pattern NON_COMMERCIAL =
      Pattern.compile("(?i)\\bBY-NC\\b|Attribution[- ]Non-?Commercial");

  /**
   * Reads the terms from the metadata in {@code README.md} and from {@code LICENSE.txt}. The README
   * decides on the name of the license; commercial use is excluded if either file excludes it.
   */
  static UdTerms read(Path folder) throws IOException {
    String readme = text(folder, List.of("README.md", "README.txt", "README"));
    String terms = text(folder, List.of("LICENSE.txt", "LICENSE.md", "LICENSE"));
    int metadata = readme.indexOf(METADATA);
    String fields = metadata < 0 ? "" : readme.substring(metadata);
    String named = field(fields, "License");
    String license = named.isEmpty() ? licenseOf(terms) : named;
    boolean isNonCommercial =
        NON_COMMERCIAL.matcher(license).find()
            || license.matches("(?i).*(\\bNC\\b|non-?commercial).*")
            || NON_COMMERCIAL.matcher(terms).find();
    return new UdTerms(license, isNonCommercial, field(fields, "Contributors"));
  }

  private static String field(String metadata, String name) {
    Matcher field = Pattern.compile("(?m)^" + name + ":[ \\t]*(\\S.*)$").matcher(metadata);
    return field.find() ? field.group(1).strip() : "";
  }

  /** Returns the name of the license that a text grants; its first line if that is not known. */
  private static String licenseOf(String terms) {
    for (Pattern pattern : List.of(ADDRESS, SHORT, LONG)) {
      Matcher found = pattern.matcher(terms);
      if (found.find()) {
        String version = found.group("version");
        return "CC " + abbreviated(found.group("kind")) + (version == null ? "" : " " + version);
      }
    }
    String first =
        terms.lines().map(String::strip).filter(l -> !l.isEmpty()).findFirst().orElse("");
    return first.length() <= LONGEST_LICENSE
        ? first
        : first.substring(0, LONGEST_LICENSE - 1) + "…";
  }

  private static String abbreviated(String kind) {
    String upper = kind.toUpperCase(Locale.ROOT);
    return upper.startsWith("BY")
        ? upper
        : "BY"
            + upper
                .replaceAll("[- ]NON-?COMMERCIAL", "-NC")
                .replaceAll("[- ]SHARE-?ALIKE", "-SA")
                .replaceAll("[- ]NO-?DERIV[A-Z]*", "-ND");
  }

  /** Returns the text of the first file that is there; bytes that are not UTF-8 are replaced. */
  private static String text(Path folder, List<String> names) throws IOException {
    for (String name : names) {
      Path file = folder.resolve(name);
      if (Files.isRegularFile(file)) {
        try (InputStream in = Files.newInputStream(file)) {
          return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        }
      }
    }
    return "";
  }

  /** Returns the license for tables and notes, with a remark on commercial use. */
  public String summary() {
    return (license.isEmpty() ? "unknown" : license)
        + (isNonCommercial ? " (no commercial use)" : "");
  }
}
