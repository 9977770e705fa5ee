package dodona.stress.fuzz.target;

import dodona.encoder.importer.EncoderImport;
import dodona.encoder.importer.InvalidEncoderException;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.DamagedEncoder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** Import of an encoder of which one file is damaged; what is read is used. */
final class ImportTarget implements Target {

  private final String name;
  private final DamagedEncoder encoders;
  private final Path folder;

  private ImportTarget(String name, DamagedEncoder encoders, Path folder) throws IOException {
    this.name = name;
    this.encoders = encoders;
    this.folder = Files.createDirectories(folder);
    for (Map.Entry<String, byte[]> file : encoders.files().entrySet()) {
      Files.write(folder.resolve(file.getKey()), file.getValue());
    }
  }

  /**
   * A folder with an encoder.
   *
   * @param folder has nothing else in it
   */
  static ImportTarget of(String format, Path folder) throws IOException {
    return new ImportTarget(format, new DamagedEncoder(format), folder);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public byte[] input(Chance chance) {
    return encoders.file(chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidEncoderException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    int nameEnd = 0;
    while (nameEnd < input.length && input[nameEnd] != '\n') {
      nameEnd++;
    }
    String victim = new String(input, 0, nameEnd, StandardCharsets.UTF_8);
    byte[] whole = encoders.files().get(victim);
    if (whole == null) {
      throw new InvalidEncoderException("no file of this encoder");
    }
    Path file = folder.resolve(victim);
    Files.write(file, Arrays.copyOfRange(input, nameEnd + 1, input.length));
    try {
      EncoderTarget.use(EncoderImport.from(folder).run());
    } finally {
      Files.write(file, whole);
    }
  }
}
