package dodona.stress.fuzz.input;

import dodona.model.ContainerWriter;
import dodona.model.ModelContainer;
import dodona.model.Section;
import dodona.support.Checksum;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Makes up files of models whose checksums are right and whose content is not. */
public final class DamagedModel {

  /** The length of the checksum at the end of a file. */
  public static final int CHECKSUM_BYTES = 32;

  private final byte[] whole;

  /* By the names of its sections. */
  private final Map<String, String> kinds = new LinkedHashMap<>();
  private final Map<String, byte[]> contents = new LinkedHashMap<>();

  /** Files made of one that is as it should be. */
  public DamagedModel(Path file) throws IOException {
    this.whole = Files.readAllBytes(file);
    ModelContainer container = ModelContainer.read(new ByteArrayInputStream(whole), "whole");
    for (String name : container.names()) {
      Section section = Objects.requireNonNull(container.section(name));
      kinds.put(name, section.kind());
      contents.put(name, section.read(DataInputStream::readAllBytes));
    }
  }

  /** A file with damage in one of its sections, or in its table of contents. */
  public byte[] input(Chance chance) {
    if (chance.oneIn(5)) {
      byte[] content = Arrays.copyOf(whole, whole.length - CHECKSUM_BYTES);
      byte[] damaged = Mutation.mostlyOfStart(content, chance);
      return chance.oneIn(10) ? damaged : withChecksum(damaged);
    }
    String victim = chance.of(kinds.keySet().stream().toList());
    ContainerWriter writer = new ContainerWriter();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      for (Map.Entry<String, byte[]> section : contents.entrySet()) {
        String name = section.getKey();
        byte[] bytes = section.getValue();
        byte[] content = name.equals(victim) ? Mutation.mostlyOfStart(bytes, chance) : bytes;
        writer.add(name, Objects.requireNonNull(kinds.get(name)), to -> to.write(content));
      }
      writer.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** The content with the checksum that it should have. */
  public static byte[] withChecksum(byte[] content) {
    byte[] file = Arrays.copyOf(content, content.length + CHECKSUM_BYTES);
    byte[] sum = Checksum.sha256().digest(content);
    System.arraycopy(sum, 0, file, content.length, CHECKSUM_BYTES);
    return file;
  }
}
