package dodona.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The types, by their simple names, and the packages in the API documentation. */
final class ApiTypes {

  private static final Pattern TYPE = Pattern.compile("[A-Z]\\w*\\.html");

  private final Map<String, Path> pages = new HashMap<>();

  private ApiTypes() {}

  /** Nothing, for a site without API documentation. */
  static ApiTypes none() {
    return new ApiTypes();
  }

  /**
   * Finds types and packages in a folder that Javadoc wrote. Two types of the same name are left
   * out, because they are ambiguous.
   *
   * @param site the folder of the site
   * @param api where the documentation lies in it
   */
  static ApiTypes in(Path site, Path api) throws IOException {
    ApiTypes types = new ApiTypes();
    Set<String> twice = new HashSet<>();
    try (Stream<Path> files = Files.walk(site.resolve(api))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = String.valueOf(file.getFileName());
        boolean isUse = file.getParent() != null && file.getParent().endsWith("class-use");
        if (TYPE.matcher(name).matches() && !isUse) {
          String type = name.substring(0, name.length() - ".html".length());
          if (types.pages.put(type, site.relativize(file)) != null) {
            twice.add(type);
          }
        } else if (name.equals("package-summary.html")) {
          Path folder = site.resolve(api).relativize(file.resolveSibling(""));
          types.pages.put(
              folder.toString().replace(File.separatorChar, '.'), site.relativize(file));
        }
      }
    }
    types.pages.keySet().removeAll(twice);
    return types;
  }

  /** The page of a type or package, from the folder of the site. */
  Optional<Path> page(String name) {
    return Optional.ofNullable(pages.get(name));
  }
}
