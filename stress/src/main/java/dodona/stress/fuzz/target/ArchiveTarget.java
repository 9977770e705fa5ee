package dodona.stress.fuzz.target;

import dodona.encoder.importer.EncoderImport;
import dodona.encoder.importer.InvalidEncoderException;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.DamagedEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Import of an encoder from a zip or jar file. */
final class ArchiveTarget implements Target {

  private final List<DamagedEncoder> encoders = new ArrayList<>();
  private final Path file;

  /**
   * The target.
   *
   * @param file where archives are written to
   */
  ArchiveTarget(Path file) throws IOException {
    this.file = file;
    for (String format : DamagedEncoder.formats()) {
      encoders.add(new DamagedEncoder(format));
    }
  }

  @Override
  public String name() {
    return "archive";
  }

  @Override
  public byte[] input(Chance chance) {
    return chance.of(encoders).archive(chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof InvalidEncoderException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    Files.write(file, input);
    EncoderTarget.use(EncoderImport.from(file).run());
  }
}
