package dodona.server.status;

/** The version of the program, as its jar says. */
public final class Version {

  private Version() {}

  /** Such as {@code 1.0.0}; {@code development} where there is no jar. */
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
