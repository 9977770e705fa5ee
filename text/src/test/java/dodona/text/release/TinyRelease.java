package dodona.text.release;

import dodona.text.TinyPipeline;
import dodona.text.TinyTreebank;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** A release of small treebanks, written by tests. */
final class TinyRelease {

  static final List<Sentence> SENTENCES =
      TinyTreebank.sentences().stream().map(TinyPipeline::chain).toList();

  private TinyRelease() {}

  static String conllu(List<Sentence> sentences) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(bytes)) {
      for (Sentence sentence : sentences) {
        writer.write(sentence);
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    if (file.toString().endsWith(".gz")) {
      try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
    } else {
      Files.writeString(file, text);
    }
  }

  /** Writes all sentences to some files of a treebank, such as {@code xx_toy-ud-train.conllu}. */
  static void treebank(Path folder, String... files) throws IOException {
    for (String file : files) {
      write(folder.resolve(file), conllu(SENTENCES));
    }
  }

  static void readme(Path folder, String license) throws IOException {
    write(
        folder.resolve("README.md"),
        """
        # Summary

        License: none of the metadata
        <pre>
        === Machine-readable metadata (DO NOT REMOVE!) ================================
        Data available since: UD v2.4
        License: %s
        Includes text: yes
        Contributors: Oak, Ann; Elm_Ash, Bo
        Contact: ann@example.org
        ===============================================================================
        </pre>
        """
            .formatted(license));
  }
}
