package dodona.stress.fuzz.target;

import dodona.error.InvalidInputException;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Mutation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A reader of text files, of which there are examples; bytes that are not UTF-8 reach it too. */
final class FileTarget implements Target {

  /** Reads a file. */
  interface Reader {
    void read(Path file) throws IOException;
  }

  private final String name;
  private final List<String> examples;
  private final Path file;
  private final Reader reader;

  /**
   * The target.
   *
   * @param file what is written for the reader; its folder has nothing else of this name
   */
  FileTarget(String name, List<String> examples, Path file, Reader reader) {
    this.name = name;
    this.examples = examples;
    this.file = file;
    this.reader = reader;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public byte[] input(Chance chance) {
    byte[] example = chance.of(examples).getBytes(StandardCharsets.UTF_8);
    return chance.oneIn(50) ? example : Mutation.of(example, chance);
  }

  /** A message must name the file, or users do not know which one is meant. */
  @Override
  public boolean mayThrow(Exception e) {
    boolean isExpected = e instanceof InvalidInputException || e instanceof IOException;
    return isExpected && String.valueOf(e.getMessage()).contains(file.toString());
  }

  @Override
  public void take(byte[] input) throws IOException {
    Files.write(file, input);
    reader.read(file);
  }
}
