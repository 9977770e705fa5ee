package dodona.stress.fuzz.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Makes up gzipped treebanks. */
public final class Gzipped {

  private Gzipped() {}

  /** A file of one to three members, mostly damaged. */
  public static byte[] input(Chance chance) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 1 + chance.small(3); i > 0; i--) {
      all.writeBytes(packed(TreebankText.conllu(chance)));
    }
    return chance.oneIn(3) ? all.toByteArray() : Mutation.of(all.toByteArray(), chance);
  }

  private static byte[] packed(byte[] plain) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }
}
