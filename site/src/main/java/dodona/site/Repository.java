package dodona.site;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The repository: its documents, which become pages, and the files that they may speak of. */
final class Repository {

  /** Folders whose documents are for programs, tests or GitHub. */
  private static final Set<String> LEFT_OUT = Set.of("target", "src", "node_modules");

  private final Path folder;
  private final Map<Path, Page> pages = new TreeMap<>();
  private final List<Path> docs = new ArrayList<>();

  private Repository(Path folder) {
    this.folder = folder;
  }

  /** Reads all documents of a folder. */
  static Repository read(Path folder) throws IOException {
    Repository repository = new Repository(folder);
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
            String name = String.valueOf(dir.getFileName());
            boolean isLeftOut = name.startsWith(".") || LEFT_OUT.contains(name);
            return isLeftOut && !dir.equals(folder)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            repository.add(folder.relativize(file));
            return FileVisitResult.CONTINUE;
          }
        });
    return repository;
  }

  private void add(Path source) throws IOException {
    if (source.toString().endsWith(".md")) {
      Path html = Path.of(source.toString().replaceFirst("\\.md$", ".html"));
      String markdown = Files.readString(folder.resolve(source));
      pages.put(source, new Page(source, markdown, Files.exists(folder.resolve(html))));
    } else if (source.startsWith("docs")) {
      docs.add(source);
    }
  }

  /** All pages, by the names of their files. */
  Collection<Page> pages() {
    return pages.values();
  }

  /** Images, tables and other files in {@code docs/} that are not documents. */
  List<Path> otherDocs() {
    return List.copyOf(docs);
  }

  /** The page that a document becomes; for a folder, that of its README. */
  Optional<Page> page(Path source) {
    Page page = pages.get(source);
    return Optional.ofNullable(page == null ? pages.get(source.resolve("README.md")) : page);
  }

  /** Returns the path of a file or folder on this machine. */
  Path locate(Path source) {
    return folder.resolve(source);
  }
}
