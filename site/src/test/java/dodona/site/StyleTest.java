package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks documents and Javadoc for the constructions in {@code constructions.txt}. The help texts
 * are in docs/reference/cli.md, which the tests of the command line compare with {@code --help}.
 */
class StyleTest {

  private static final Path ROOT = Path.of("..");

  /** Generated reports, license texts, and folders that are not part of the repository. */
  private static final Pattern SKIPPED =
      Pattern.compile(
          "docs/experiments/[^/]+/.*|docs/performance/.*|licenses/.*|.*/?target/.*|\\..*");

  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`]*`");
  private static final Pattern JAVADOC = Pattern.compile("(?s)/\\*\\*.*?\\*/");

  /** Javadoc, annotations, and the line that it documents. */
  private static final Pattern DOCUMENTED =
      Pattern.compile("(?s)/\\*\\*\\s*(?:\\* )?([^/].*?)\\*/\\s*(?:@[^\\n]*\\n\\s*)*([^\\n]*)");

  private static final Pattern HEADLESS =
      Pattern.compile(
          "(What|Who|Whoever|Where|When|Whether|Why|How|For|Of|That|Those|So many)\\b.*",
          Pattern.DOTALL);

  private static final Pattern PUBLIC_TYPE =
      Pattern.compile("public (?:[a-z-]+ )*(?:class|interface|enum|record) .*");

  private static final Pattern EXPORT = Pattern.compile("exports\\s+([\\w.]+)\\s*;");
  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```");

  /** Headings, lists, tables, images and comments, which need no stop. */
  private static final Pattern STRUCTURE = Pattern.compile("(?s)(?:#|\\||!\\[|- |\\d+\\. |<!--).*");

  private static final Pattern CUT_OFF = Pattern.compile("(?s).*[\\p{L}\\p{N},]");
  private static final Pattern JAVADOC_CODE =
      Pattern.compile("(?s)<pre>.*?</pre>|\\{@(?:code|link|linkplain|value)\\b[^}]*\\}");

  /** Markup at the beginning of a line of a comment or a quotation, which can split a phrase. */
  private static final Pattern LINE_START = Pattern.compile("\\n[ \\t]*[*>]?[ \\t]*");

  private record Construction(Pattern pattern, String advice) {}

  @Test
  void documentsAvoidTheConstructions() throws IOException {
    List<Path> documents = files(".md");
    assertThat(documents).hasSizeGreaterThan(30);
    List<String> found = new ArrayList<>();
    for (Path document : documents) {
      String text = Files.readString(document);
      found.addAll(found(document, blank(text, CODE)));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void javadocAvoidsTheConstructions() throws IOException {
    List<Path> sources =
        files(".java").stream().filter(file -> slashes(file).contains("/src/main/java")).toList();
    assertThat(sources).hasSizeGreaterThan(500);
    List<String> found = new ArrayList<>();
    for (Path source : sources) {
      String text = Files.readString(source);
      StringBuilder comments = new StringBuilder(text.replaceAll("[^\\n]", " "));
      Matcher comment = JAVADOC.matcher(text);
      while (comment.find()) {
        String kept = blank(comment.group(), JAVADOC_CODE);
        comments.replace(comment.start(), comment.end(), kept);
      }
      found.addAll(found(source, comments.toString()));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void experimentDescriptionsAvoidTheConstructions() throws IOException {
    List<Path> descriptions =
        files(".yaml").stream().filter(file -> slashes(file).contains("/experiments/")).toList();
    assertThat(descriptions).hasSizeGreaterThan(20);
    List<String> found = new ArrayList<>();
    for (Path description : descriptions) {
      found.addAll(found(description, Files.readString(description)));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void javadocOfTheApiOpensWithANounOrAVerb() throws IOException {
    Set<String> exported = new HashSet<>();
    for (Path module : files("module-info.java")) {
      Matcher export = EXPORT.matcher(Files.readString(module));
      while (export.find()) {
        exported.add("/src/main/java/" + export.group(1).replace('.', '/'));
      }
    }
    assertThat(exported).hasSizeGreaterThan(30);
    List<String> found = new ArrayList<>();
    for (Path source : files(".java")) {
      String path = slashes(source);
      if (path.contains("/src/main/java")) {
        String folder = path.substring(0, path.lastIndexOf('/'));
        boolean isApi = exported.stream().anyMatch(folder::endsWith);
        found.addAll(headless(source, Files.readString(source), isApi));
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void headlessJavadocIsFound() {
    String method = "/** How many there are. */\n  @Override\n  public int size() {";
    Path file = Path.of("X.java");
    assertThat(headless(file, method, true)).containsExactly("X.java:1: How many there are.");
    assertThat(headless(file, method, false)).isEmpty();
    assertThat(headless(file, "/**\n * What it does.\n */\npublic final class X {", false))
        .hasSize(1);
    assertThat(headless(file, "/** Returns how many. */ public int size() {", true)).isEmpty();
  }

  /** Returns what opens with a subordinate clause: public types, and public members of API. */
  private static List<String> headless(Path file, String text, boolean isApi) {
    List<String> found = new ArrayList<>();
    Matcher documented = DOCUMENTED.matcher(text);
    while (documented.find()) {
      String declaration = documented.group(2);
      boolean counts =
          PUBLIC_TYPE.matcher(declaration).matches()
              || (isApi && declaration.startsWith("public "));
      if (counts && HEADLESS.matcher(documented.group(1)).matches()) {
        long line =
            1 + text.substring(0, documented.start()).chars().filter(c -> c == '\n').count();
        String opening = documented.group(1).strip().lines().findFirst().orElse("");
        found.add(slashes(file) + ":" + line + ": " + opening);
      }
    }
    return found;
  }

  @Test
  void paragraphsAreComplete() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path document : files(".md")) {
      found.addAll(incomplete(document, Files.readString(document)));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void incompleteParagraphsAreFound() {
    Path file = Path.of("x.md");
    assertThat(incomplete(file, "# Title\n\nIts cost is\n\n```\n0\n```\n\nIt is 1.\n"))
        .containsExactly("x.md: Its cost is");
    assertThat(incomplete(file, "Run\n```\na\n\nb\n```\n\n- a list\n\n| a | table |\n")).isEmpty();
  }

  /** Returns the paragraphs, other than headings, lists, tables and images, without a last stop. */
  private static List<String> incomplete(Path file, String text) {
    return Pattern.compile("\n\\s*\n")
        .splitAsStream(FENCED.matcher(text).replaceAll("."))
        .map(String::strip)
        .filter(paragraph -> !paragraph.isEmpty() && !STRUCTURE.matcher(paragraph).matches())
        .filter(paragraph -> CUT_OFF.matcher(paragraph).matches())
        .map(paragraph -> slashes(file) + ": " + paragraph)
        .toList();
  }

  @Test
  void phrasesAreFoundAcrossLines() throws IOException {
    assertThat(found(Path.of("x.md"), "One.\nA mistake\nof ours.\n"))
        .singleElement()
        .asString()
        .startsWith("x.md:2: \"mistake of ours\"");
    assertThat(found(Path.of("X.java"), "/** A mistake\n * of ours. */")).hasSize(1);
    assertThat(found(Path.of("x.md"), blank("Run `mend` again.", CODE))).isEmpty();
  }

  private static List<String> found(Path file, String text) throws IOException {
    String flat = flat(text);
    List<String> found = new ArrayList<>();
    for (Construction construction : constructions()) {
      Matcher matcher = construction.pattern.matcher(flat);
      while (matcher.find()) {
        long line = 1 + text.substring(0, matcher.start()).chars().filter(c -> c == '\n').count();
        found.add(
            slashes(file)
                + ":"
                + line
                + ": \""
                + matcher.group().replaceAll(" +", " ")
                + "\": "
                + construction.advice);
      }
    }
    return found;
  }

  /** Returns a text of the same length in which lines are joined with spaces. */
  private static String flat(String text) {
    return LINE_START.matcher(text).replaceAll(match -> " ".repeat(match.group().length()));
  }

  /** Returns a text in which code is replaced by as many dots and line feeds. */
  private static String blank(String text, Pattern code) {
    return code.matcher(text).replaceAll(match -> match.group().replaceAll("[^\\n]", "."));
  }

  private static List<Construction> constructions() throws IOException {
    List<Construction> constructions = new ArrayList<>();
    try (InputStream in =
        Objects.requireNonNull(StyleTest.class.getResourceAsStream("constructions.txt"))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.split("\n", -1)) {
        if (!line.isBlank() && !line.startsWith("#")) {
          String[] parts = line.split(" => ", 2);
          String expression = parts[0].replace(" ", " +");
          constructions.add(
              new Construction(Pattern.compile(expression, Pattern.CASE_INSENSITIVE), parts[1]));
        }
      }
    }
    return constructions;
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
          .filter(file -> !SKIPPED.matcher(slashes(ROOT.relativize(file))).matches())
          .sorted()
          .toList();
    }
  }

  private static String slashes(Path file) {
    return file.toString().replace('\\', '/');
  }
}
