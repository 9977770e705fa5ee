package dodona.site;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/**
 * The links of all pages: each is checked and made to lead to a file of the site. Other hosts are
 * linked to as they are, never contacted, and no image is loaded from one.
 */
final class Links {

  private static final String HOST = "https://github.com/dodona-nlp/dodona/tree/main/";
  private static final Pattern ELSEWHERE = Pattern.compile("(https?|mailto):.*");

  private final Repository repository;
  private final List<Problem> problems = new ArrayList<>();
  private final Set<Path> files = new TreeSet<>();
  private final Set<Path> reached = new TreeSet<>();

  private Links(Repository repository) {
    this.repository = repository;
  }

  /** Checks and rewrites the links of every page. */
  static Links resolve(Repository repository) {
    Links links = new Links(repository);
    repository.pages().forEach(links::resolve);
    for (Page page : repository.pages()) {
      boolean isStart = page.target().equals(Path.of("index.html"));
      if (!isStart && !links.reached.contains(page.source())) {
        links.problems.add(new Problem(page.source(), 1, "no page links to this one"));
      }
    }
    return links;
  }

  /** Returns the problems, page by page. */
  List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** Files outside {@code docs/} that pages link to, from the repository's folder. */
  Set<Path> files() {
    return Set.copyOf(files);
  }

  private void resolve(Page page) {
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                link.setDestination(resolved(page, link, link.getDestination(), false));
                visitChildren(link);
              }

              @Override
              public void visit(Image image) {
                image.setDestination(resolved(page, image, image.getDestination(), true));
              }

              @Override
              public void visit(HtmlBlock html) {
                report(page, html, "HTML, which is not checked; write it in Markdown");
              }

              @Override
              public void visit(HtmlInline html) {
                report(page, html, "HTML, which is not checked; write it in Markdown");
              }
            });
  }

  private void report(Page page, Node node, String message) {
    problems.add(new Problem(page.source(), Page.lineOf(node), message));
  }

  private String resolved(Page page, Node node, String destination, boolean isPicture) {
    if (ELSEWHERE.matcher(destination).matches()) {
      if (isPicture) {
        report(page, node, "a picture of another host: " + destination);
      }
      return destination;
    }
    int hash = destination.indexOf('#');
    String path = hash < 0 ? destination : destination.substring(0, hash);
    String name = hash < 0 ? "" : destination.substring(hash + 1);
    Path source = path.isEmpty() ? page.source() : sourceOf(page, path);
    if (source.startsWith("..") || !Files.exists(repository.locate(source))) {
      report(page, node, "there is no file " + path);
      return destination;
    }
    Optional<Page> target = repository.page(source);
    if (target.isPresent()) {
      return linkTo(page, node, target.get(), name);
    }
    if (Files.isDirectory(repository.locate(source))) {
      return HOST + source.toString().replace('\\', '/');
    }
    if (!name.isEmpty()) {
      report(page, node, path + " is not a document, so it has no heading " + name);
    }
    if (!source.startsWith("docs")) {
      files.add(source);
    }
    return SitePaths.link(page.target(), SitePaths.of(source));
  }

  private static Path sourceOf(Page page, String path) {
    Path decoded = Path.of(URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8));
    return page.source().resolveSibling(decoded).normalize();
  }

  private String linkTo(Page page, Node node, Page target, String name) {
    if (target != page) {
      reached.add(target.source());
    }
    if (name.isEmpty()) {
      return SitePaths.link(page.target(), target.target());
    }
    if (target.sections().stream().noneMatch(section -> section.name().equals(name))) {
      report(page, node, "there is no heading " + name + " in " + target.source());
    }
    return (target == page ? "" : SitePaths.link(page.target(), target.target())) + "#" + name;
  }
}
