package dodona.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** The documentation site of a repository. */
public final class Site {

  /** The location of the Javadoc pages on the site. */
  static final Path API = Path.of("apidocs");

  private static final Path START = Path.of("docs", "README.md");
  private static final List<String> RESOURCES = List.of("site.css", "site.js", "icon.svg");

  private Site() {}

  /**
   * Writes the site; reports problems in the documents and fails if there are any.
   *
   * @param args the folder of the repository, that of the site, and the version
   */
  public static void main(String[] args) throws IOException {
    List<Problem> problems = write(Path.of(args[0]), Path.of(args[1]), args[2]);
    if (!problems.isEmpty()) {
      problems.forEach(System.err::println);
      throw new IOException("fix the documents, see above");
    }
    System.out.println(Path.of(args[1]).resolve("index.html"));
  }

  /**
   * Writes the site if nothing is wrong, and returns what is. API documentation that is in the
   * folder already becomes part of it.
   */
  static List<Problem> write(Path folder, Path site, String version) throws IOException {
    Repository repository = Repository.read(folder);
    Links links = Links.resolve(repository);
    Optional<Page> start = repository.page(START);
    if (start.isEmpty()) {
      return List.of(new Problem(START, 1, "there is no such document, with which to start"));
    }
    if (!links.problems().isEmpty()) {
      return links.problems();
    }
    for (Path file : repository.otherDocs()) {
      copy(repository.locate(file), site.resolve(SitePaths.of(file)));
    }
    for (Path file : links.files()) {
      copy(repository.locate(file), site.resolve(SitePaths.of(file)));
    }
    boolean hasApi = Files.isDirectory(site.resolve(API));
    ApiTypes types = hasApi ? ApiTypes.in(site, API) : ApiTypes.none();
    Navigation navigation = new Navigation(start.get());
    PageFrame frame = new PageFrame(navigation, hasApi, version);
    for (Page page : repository.pages()) {
      Path target = site.resolve(page.target());
      Files.createDirectories(target.getParent());
      Files.writeString(target, frame.around(page, PageBody.of(page, types, site)));
    }
    Files.writeString(
        site.resolve("search-index.js"), SearchIndex.of(repository.pages(), navigation));
    for (String name : RESOURCES) {
      try (InputStream in = Site.class.getResourceAsStream(name)) {
        if (in == null) {
          throw new IOException("there is no resource " + name);
        }
        Files.copy(in, site.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return List.of();
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
  }
}
