package dodona.stress.kill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A command that is to be killed, and the folder that it writes to. */
final class Victim {

  private static final String OUTPUT = "out";

  private final String name;
  private final List<String> arguments;
  private final String checkpoint;
  private final Path folder;

  /**
   * A command.
   *
   * @param arguments in which {@code OUT} stands for its output
   * @param checkpoint the ending of the file to go on from, if it can; else empty
   * @param folder for its output alone
   */
  Victim(String name, List<String> arguments, String checkpoint, Path folder) {
    this.name = name;
    this.arguments = List.copyOf(arguments);
    this.checkpoint = checkpoint;
    this.folder = folder;
  }

  String name() {
    return name;
  }

  Path folder() {
    return folder;
  }

  Path output() {
    return folder.resolve(OUTPUT);
  }

  /** The same command, which writes to another folder. */
  Victim in(Path other) {
    return new Victim(name, arguments, checkpoint, other);
  }

  /** Its arguments, as they are for the first time. */
  List<String> arguments() {
    return arguments.stream()
        .map(argument -> argument.equals("OUT") ? output().toString() : argument)
        .toList();
  }

  /** Its arguments now, with those that let it go on, or write again what is there already. */
  List<String> argumentsNow() {
    List<String> now = new ArrayList<>(arguments());
    if (hasCheckpoint()) {
      now.add("--resume");
    }
    if (Files.isRegularFile(output())) {
      now.add("--force");
    }
    return now;
  }

  /** The file that it goes on from, if it can. */
  Path checkpoint() {
    return Path.of(output() + checkpoint);
  }

  /** Returns whether there is a checkpoint to resume from. */
  boolean hasCheckpoint() {
    return !checkpoint.isEmpty() && Files.exists(checkpoint());
  }

  /** All files in its folder, by their names in it. */
  List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  /** Starts over. */
  void clear() throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(folder);
  }
}
