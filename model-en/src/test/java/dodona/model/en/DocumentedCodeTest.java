package dodona.model.en;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles and runs what the documents show, with nothing but this artifact. */
class DocumentedCodeTest {

  private static final Pattern CODE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern OUTPUT =
      Pattern.compile("```java\n(import .*?)```\n\n```\n(.*?)```", Pattern.DOTALL);
  private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

  /** What pieces that are not whole classes may speak of. */
  private static final String IMPORTS =
      """
      import dodona.evaluate.*;
      import dodona.search.*;
      import dodona.text.analysis.*;
      import dodona.text.input.*;
      import dodona.text.output.*;
      import dodona.text.pipeline.*;
      import dodona.train.*;
      import dodona.treebank.*;
      import java.io.*;
      import java.nio.file.*;
      import java.util.*;
      import java.util.stream.*;
      """;

  @TempDir Path folder;

  private static String document(String name) throws IOException {
    return Files.readString(Path.of("..").resolve(name));
  }

  private void compile(String name, String code) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".java"), code);
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                messages,
                messages,
                "-proc:none",
                "-d",
                folder.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                file.toString());
    assertThat(result).as("%s%n%s", code, messages.toString(StandardCharsets.UTF_8)).isZero();
  }

  private static String className(String code) {
    Matcher name = CLASS.matcher(code);
    assertThat(name.find()).as(code).isTrue();
    return name.group(1);
  }

  private String run(String name) throws ReflectiveOperationException, IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      Object unused =
          loader
              .loadClass(name)
              .getMethod("main", String[].class)
              .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theReadmesExamplePrintsWhatItShows() throws IOException, ReflectiveOperationException {
    Matcher example = OUTPUT.matcher(document("README.md"));
    assertThat(example.find()).isTrue();
    String name = className(example.group(1));
    compile(name, example.group(1));
    assertThat(run(name)).isEqualToNormalizingNewlines(example.group(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/library.md"})
  void everyPieceOfJavaCompiles(String document) throws IOException {
    List<String> pieces = new ArrayList<>();
    Matcher code = CODE.matcher(document(document));
    while (code.find()) {
      pieces.add(code.group(1));
    }
    assertThat(pieces).isNotEmpty();
    for (int i = 0; i < pieces.size(); i++) {
      String piece = pieces.get(i);
      if (piece.startsWith("import ")) {
        compile(className(piece), piece);
      } else {
        compile(
            "Piece" + i,
            IMPORTS + "class Piece" + i + " { void run() throws Exception {\n" + piece + "}}\n");
      }
    }
  }
}
