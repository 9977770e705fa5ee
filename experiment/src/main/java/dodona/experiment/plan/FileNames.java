package dodona.experiment.plan;

/** File names made from the names of treebanks, settings and the like. */
public final class FileNames {

  private FileNames() {}

  /** A name without whatever a file system or a shell may stumble over. */
  public static String of(String name) {
    return name.replaceAll("[^A-Za-z0-9-]", "_");
  }
}
