package dodona.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.bouncycastle.openpgp.PGPPublicKey;

/**
 * Checks that a bundle meets the requirements of Maven Central and our own: it has every artifact
 * of the bill of materials with its pom, jar, sources, Javadoc, bill of materials and licenses, and
 * every file has a signature and checksums.
 */
final class BundleCheck {

  private static final String GROUP = "io/github/dodona-nlp/";
  private static final List<String> OF_A_JAR =
      List.of(".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json", "-cyclonedx.xml");
  private static final List<String> DESCRIBED =
      List.of("description", "url", "scm/url", "scm/connection");
  private static final Map<String, String> CHECKSUMS = Map.of(".md5", "MD5", ".sha1", "SHA-1");

  private final Bundle bundle;
  private final String version;
  private final PGPPublicKey key;
  private final List<String> problems = new ArrayList<>();

  private BundleCheck(Bundle bundle, String version, PGPPublicKey key) {
    this.bundle = bundle;
    this.version = version;
    this.key = key;
  }

  /** Returns the problems in the bundle of a version that must be signed with a key. */
  static List<String> problems(Bundle bundle, String version, PGPPublicKey key) throws IOException {
    BundleCheck check = new BundleCheck(bundle, version, key);
    check.run();
    return check.problems;
  }

  private void run() throws IOException {
    Pom parent = pom("dodona-parent");
    Pom materials = pom("dodona-bom");
    List<String> artifacts =
        new ArrayList<>(materials.texts("dependencyManagement/dependencies", "artifactId"));
    require(artifacts.contains("dodona-core"), "dodona-bom lacks dodona-core");
    for (String artifact : artifacts) {
      checkJars(artifact);
    }
    artifacts.addAll(List.of("dodona-parent", "dodona-bom"));
    for (String artifact : artifacts) {
      checkPom(artifact, parent);
    }
    for (String path : bundle.paths()) {
      if (isContent(path)) {
        require(
            artifacts.stream().anyMatch(artifact -> path.startsWith(base(artifact))),
            path + ": is not of an artifact that is to be published");
        checkSignature(path);
        checkSums(path);
      }
    }
  }

  private void require(boolean condition, String problem) {
    if (!condition) {
      problems.add(problem);
    }
  }

  private String base(String artifact) {
    return GROUP + artifact + "/" + version + "/" + artifact + "-" + version;
  }

  private Pom pom(String artifact) throws IOException {
    try (InputStream in = bundle.open(base(artifact) + ".pom")) {
      return Pom.read(in);
    }
  }

  /** Returns whether it is neither a signature nor a checksum. */
  static boolean isContent(String path) {
    return !path.matches(".*\\.(asc|md5|sha1|sha256|sha512)");
  }

  private void checkPom(String artifact, Pom parent) throws IOException {
    String path = base(artifact) + ".pom";
    if (!bundle.has(path)) {
      problems.add(path + ": is missing");
      return;
    }
    Pom pom = pom(artifact);
    require(!pom.text("name").isEmpty(), path + ": has no name");
    for (String element : DESCRIBED) {
      require(
          !pom.text(element).isEmpty() || inherits(pom, parent, element),
          path + ": has no " + element);
    }
    require(
        !licenses(pom, parent).isEmpty() && !developers(pom, parent).isEmpty(),
        path + ": has no licences or no developers");
    require(pom.texts("repositories", "url").isEmpty(), path + ": names repositories");
    try (InputStream in = bundle.open(path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      require(!text.contains("SNAPSHOT"), path + ": speaks of a SNAPSHOT");
    }
  }

  private static boolean inherits(Pom pom, Pom parent, String element) {
    return pom.text("parent/artifactId").equals("dodona-parent") && !parent.text(element).isEmpty();
  }

  private static List<String> licenses(Pom pom, Pom parent) {
    List<String> own = pom.texts("licenses", "name");
    return own.isEmpty() ? parent.texts("licenses", "name") : own;
  }

  private static List<String> developers(Pom pom, Pom parent) {
    List<String> own = pom.texts("developers", "name");
    return own.isEmpty() ? parent.texts("developers", "name") : own;
  }

  private void checkJars(String artifact) throws IOException {
    for (String ending : OF_A_JAR) {
      require(bundle.has(base(artifact) + ending), base(artifact) + ending + ": is missing");
    }
    boolean isModel = artifact.startsWith("dodona-model-");
    requireEntry(
        artifact,
        ".jar",
        (isModel ? "META-INF/licenses/CC-BY-SA-4.0.txt" : "META-INF/LICENSE")::equals);
    requireEntry(artifact, ".jar", name -> name.endsWith(".class"));
    requireEntry(artifact, "-sources.jar", name -> name.endsWith(".java"));
    requireEntry(artifact, "-javadoc.jar", "index.html"::equals);
    if (isModel) {
      require(
          bundle.has(base(artifact) + ".pom")
              && pom(artifact).texts("licenses", "name").contains("CC-BY-SA-4.0"),
          artifact + ": its pom does not name the licence of the model");
    }
  }

  private void requireEntry(String artifact, String ending, Predicate<String> wanted)
      throws IOException {
    String path = base(artifact) + ending;
    if (bundle.has(path)) {
      SortedSet<String> names = names(path);
      require(
          names.stream().anyMatch(wanted), path + ": lacks what it should hold, it has " + names);
    }
  }

  private SortedSet<String> names(String path) throws IOException {
    SortedSet<String> names = new TreeSet<>();
    try (ZipInputStream jar = new ZipInputStream(bundle.open(path))) {
      for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
        names.add(entry.getName());
      }
    }
    return names;
  }

  private void checkSignature(String path) throws IOException {
    if (!bundle.has(path + ".asc")) {
      problems.add(path + ": is not signed");
      return;
    }
    try (InputStream signed = bundle.open(path);
        InputStream signature = bundle.open(path + ".asc")) {
      require(
          Signatures.isBy(key, signed, signature), path + ".asc: is not a signature by the key");
    }
  }

  private void checkSums(String path) throws IOException {
    for (Map.Entry<String, String> sum : CHECKSUMS.entrySet()) {
      String file = path + sum.getKey();
      if (!bundle.has(file)) {
        problems.add(file + ": is missing");
        continue;
      }
      try (InputStream in = bundle.open(file)) {
        String said = new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
        require(said.equals(bundle.checksum(path, sum.getValue())), file + ": is not the checksum");
      }
    }
  }
}
