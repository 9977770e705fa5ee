package dodona.server.status;

/** The version of the program. */
public final class Version {

  private Version() {}

  /** Such as {@code 1.0.0}; {@code development} where there is no jar. */
  public static String number() {
    String version = dodona.support.Version.of(Version.class);
    return version == null ? "development" : version;
  }
}
