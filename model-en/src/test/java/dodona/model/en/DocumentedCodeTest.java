package dodona.model.en;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs what the documents show, with nothing but this artifact. */
class DocumentedCodeTest {

  private static final Pattern CODE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern OUTPUT =
      Pattern.compile("```java\n(import .*?)```\n\n```\n(.*?)```", Pattern.DOTALL);
  private static final Pattern LEADING_IMPORTS = Pattern.compile("(import [^\n]*\n|\n)+");
  private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

  /** Imports for pieces of code that are not whole classes. */
  private static final String IMPORTS =
      """
      import dodona.evaluate.*;
      import dodona.pattern.*;
      import dodona.search.*;
      import dodona.text.analysis.*;
      import dodona.text.input.*;
      import dodona.text.language.*;
      import dodona.text.model.*;
      import dodona.text.output.*;
      import dodona.text.pipeline.*;
      import dodona.text.train.*;
      import dodona.train.*;
      import dodona.train.recipe.*;
      import dodona.treebank.*;
      import dodona.treebank.conllu.*;
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
                System.getProperty("java.class.path") + File.pathSeparator + folder,
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
    compile("Example", program("Example", example.group(1)));
    assertThat(run("Example")).isEqualToNormalizingNewlines(example.group(2));
  }

  /** A class that runs statements, which may follow imports of their own. */
  private static String program(String name, String piece) {
    Matcher imports = LEADING_IMPORTS.matcher(piece);
    String head = imports.lookingAt() ? imports.group() : "";
    return head
        + ("public class " + name + " {\n")
        + "  public static void main(String[] args) throws Exception {\n"
        + (piece.substring(head.length()) + "}}\n");
  }

  /** Compiles every piece of a document, and returns the names of the classes. */
  private List<String> compilePieces(String document) throws IOException {
    List<String> names = new ArrayList<>();
    Matcher code = CODE.matcher(document(document));
    while (code.find()) {
      String piece = code.group(1);
      if (CLASS.matcher(piece).find()) {
        names.add(className(piece));
        compile(className(piece), piece);
      } else {
        String name = "Piece" + names.size();
        names.add(name);
        compile(name, IMPORTS + program(name, piece));
      }
    }
    assertThat(names).isNotEmpty();
    return names;
  }

  @Test
  void everyPieceOfTheReadmeCompiles() throws IOException {
    assertThat(compilePieces("README.md")).contains("Piece0");
  }

  /** In a process of its own, in a folder with the files that the page speaks of. */
  @Test
  void everyPieceOfTheLibrarysPageRuns() throws IOException, InterruptedException {
    List<String> pieces = new ArrayList<>(compilePieces("docs/how-to/java.md"));
    pieces.removeIf(name -> !name.startsWith("Piece")); // a class by itself does nothing
    Collections.reverse(pieces); // the last one trains the model that another one loads
    StringBuilder calls = new StringBuilder();
    pieces.forEach(piece -> calls.append(piece).append(".main(args);\n"));
    compile(
        "AllPieces",
        "class AllPieces { public static void main(String[] args) throws Exception {\n"
            + calls
            + "}}\n");
    Files.writeString(folder.resolve("book.txt"), "Oaks whisper. Who listens?\n");
    // Twice, so that there are enough sentences for ten folds.
    Files.writeString(
        folder.resolve("train.conllu"), document("examples/sentences.conllu").repeat(2));
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-cp",
                absolute(System.getProperty("java.class.path")) + File.pathSeparator + folder,
                "AllPieces")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(java.waitFor()).as(printed).isZero();
    assertThat(printed).contains("Oaks whisper.", "panic", "true");
    assertThat(folder.resolve("my.dodona")).isNotEmptyFile();
    assertThat(Files.readAllLines(folder.resolve("book.json"))).hasSize(2);
  }

  /** A class path that means the same in any folder. */
  private static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator, -1))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
