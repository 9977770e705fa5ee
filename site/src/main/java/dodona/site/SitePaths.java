package dodona.site;

import java.nio.file.Path;

/** The locations of the repository's files on the site, and the links between them. */
final class SitePaths {

  private static final Path DOCS = Path.of("docs");
  private static final Path OTHERS = Path.of("repository");

  private SitePaths() {}

  /** The place of a file, both from their own top folder. */
  static Path of(Path source) {
    return source.startsWith(DOCS) ? DOCS.relativize(source) : OTHERS.resolve(source);
  }

  /** A link from one file of the site to another. */
  static String link(Path from, Path to) {
    Path folder = from.getParent();
    Path relative = folder == null ? to : folder.relativize(to);
    return relative.toString().replace('\\', '/');
  }
}
