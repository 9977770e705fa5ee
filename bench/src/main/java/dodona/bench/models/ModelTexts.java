package dodona.bench.models;

import dodona.bench.process.MeasuredProcess;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The inputs of the measurements: a test set, its raw text, and copies of the text.
 *
 * @param folder takes all files
 * @param gold the test set
 * @param raw its text
 * @param small a text that is long enough for warming up
 * @param large a text of four times that size
 * @param smallWords the number of words of the small text
 * @param largeWords the number of words of the large text
 */
record ModelTexts(
    Path folder, Path gold, Path raw, Path small, Path large, long smallWords, long largeWords) {

  /**
   * Writes the texts.
   *
   * @param words the approximate number of words of the large text
   */
  static ModelTexts write(Path gold, Path folder, Path launcher, int words)
      throws IOException, InterruptedException {
    Path raw = folder.resolve("raw.txt");
    MeasuredProcess.run(
        List.of(
            launcher.toString(),
            "convert",
            "--to",
            "text",
            gold.toString(),
            raw.toString(),
            "--force"),
        folder,
        folder.resolve("convert.log"));
    String text = Files.readString(raw) + "\n\n";
    long size = ConlluReader.readAll(gold).stream().mapToLong(Sentence::size).sum();
    long smallCopies = Math.max(1, words / 4 / size);
    long largeCopies = Math.max(smallCopies + 1, words / size);
    return new ModelTexts(
        folder,
        gold,
        raw,
        write(folder, "small.txt", text, smallCopies),
        write(folder, "large.txt", text, largeCopies),
        smallCopies * size,
        largeCopies * size);
  }

  private static Path write(Path folder, String name, String text, long copies) throws IOException {
    return Files.writeString(folder.resolve(name), text.repeat(Math.toIntExact(copies)));
  }

  /** Returns the file that analyses are written to. */
  Path output() {
    return folder.resolve("parsed.conllu");
  }
}
