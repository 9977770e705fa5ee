package dodona.cli.terminal;

import dodona.support.Version;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, read from its jar. */
public final class ProgramVersion implements IVersionProvider {

  /** Creates a provider for picocli. */
  public ProgramVersion() {}

  @Override
  public String[] getVersion() {
    return new String[] {name() + " (Java " + System.getProperty("java.version") + ")"};
  }

  /** Returns the name and version of the program, such as {@code dodona 1.0.0}. */
  public static String name() {
    String version = Version.of(ProgramVersion.class);
    return "dodona " + (version == null ? "(development)" : version);
  }
}
