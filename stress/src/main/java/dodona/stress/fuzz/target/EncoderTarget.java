package dodona.stress.fuzz.target;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.network.WordBatch;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.DamagedModel;
import dodona.stress.fuzz.input.Mutation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The reader of encoders; what it reads is used. */
final class EncoderTarget implements Target {

  private static final List<List<String>> SENTENCES =
      List.of(List.of("The", "dog", "barks", "."), List.of("antidisestablishmentarianism", "é北"));

  private final byte[] content;

  /** The target, with a file that is as it should be. */
  EncoderTarget(Path file) throws IOException {
    byte[] whole = Files.readAllBytes(file);
    this.content = Arrays.copyOf(whole, whole.length - DamagedModel.CHECKSUM_BYTES);
  }

  @Override
  public String name() {
    return "encoder";
  }

  @Override
  public byte[] input(Chance chance) {
    byte[] damaged = Mutation.mostlyOfStart(content, chance);
    return chance.oneIn(20) ? damaged : DamagedModel.withChecksum(damaged);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof IOException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    use(EncoderFile.read(new ByteArrayInputStream(input), "encoder"));
  }

  /** Encodes some sentences. */
  static void use(Encoder encoder) {
    try (Compute compute = new Compute(Kernels.best(), 1)) {
      new EncoderPass(encoder, compute).run(WordBatch.of(encoder, SENTENCES).pieces());
    }
  }
}
