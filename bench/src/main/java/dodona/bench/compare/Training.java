package dodona.bench.compare;

import dodona.bench.process.MeasuredProcess;
import dodona.bench.process.Usage;
import dodona.support.Json;
import dodona.support.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A trained parser.
 *
 * @param folder where its model is
 * @param modelBytes the size of the model
 * @param usage what training cost
 */
record Training(Path folder, long modelBytes, Usage usage) {

  /** Written last, so that an interrupted training is done again. */
  private static final String RECORD = "training.json";

  /** Trains, unless that has been done before with the same command. */
  static Training of(Contestant contestant, Inputs inputs, Path folder, boolean again)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    PeerFormat format = contestant.format();
    List<String> command = contestant.train(inputs.train(format), inputs.dev(format), folder);
    String commandLine = String.join(" ", command);
    Path file = folder.resolve(RECORD);
    if (!again && Files.exists(file)) {
      JsonObject record = JsonObject.read(Files.readString(file));
      if (record.optionalText("command").filter(commandLine::equals).isPresent()) {
        Usage usage =
            new Usage(
                record.numberOrNaN("wall"),
                record.numberOrNaN("cpu"),
                (long) record.numberOrNaN("peak"));
        return new Training(folder, modelBytes(contestant, folder), usage);
      }
    }
    Files.deleteIfExists(file);
    Usage usage = MeasuredProcess.run(command, folder, folder.resolve("training.log"));
    long bytes = modelBytes(contestant, folder);
    Map<String, Object> record = new LinkedHashMap<>();
    record.put("command", commandLine);
    record.put("wall", usage.wall());
    record.put("cpu", usage.cpu());
    record.put("peak", usage.peakBytes());
    Files.writeString(file, Json.pretty(record));
    return new Training(folder, bytes, usage);
  }

  private static long modelBytes(Contestant contestant, Path folder) throws IOException {
    Path model = contestant.model(folder);
    if (!Files.exists(model)) {
      throw new IOException(
          "%s has ended without a model %s; see %s"
              .formatted(contestant.name(), model, folder.resolve("training.log")));
    }
    return Files.size(model);
  }
}
