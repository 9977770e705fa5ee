package dodona.experiment.plan;

/** Names of files that are made of the names of things. */
public final class FileNames {

  private FileNames() {}

  /** A name without whatever a file system or a shell may stumble over. */
  public static String of(String name) {
    return name.replaceAll("[^A-Za-z0-9-]", "_");
  }
}
