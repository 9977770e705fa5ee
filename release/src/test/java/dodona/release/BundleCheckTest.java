package dodona.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bouncycastle.bcpg.ArmoredOutputStream;
import org.bouncycastle.bcpg.HashAlgorithmTags;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPSecretKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.PGPSignatureGenerator;
import org.bouncycastle.openpgp.operator.jcajce.JcaPGPContentSignerBuilder;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small bundle that is in order, and what is said where something is not. */
class BundleCheckTest {

  private static final String CORE = "io/github/dodona-nlp/dodona-core/1.0/dodona-core-1.0";
  private static final String MODEL =
      "io/github/dodona-nlp/dodona-model-xx/1.0/dodona-model-xx-1.0";

  private static final Map<String, byte[]> CONTENT = new TreeMap<>();
  private static PGPSecretKey key;
  private static PGPSecretKey otherKey;

  @TempDir Path folder;

  @BeforeAll
  static void makeContent() throws Exception {
    key = ThrowAwayKey.make();
    otherKey = ThrowAwayKey.make();
    String described =
        "<description>d</description><url>u</url><licenses><license><name>Apache-2.0</name></license>"
            + "</licenses><developers><developer><name>p</name></developer></developers>"
            + "<scm><connection>c</connection><url>u</url></scm>";
    put("dodona-parent", "<project><name>n</name>" + described + "</project>");
    put(
        "dodona-bom",
        "<project><name>n</name>"
            + described
            + "<dependencyManagement><dependencies><dependency><artifactId>dodona-core</artifactId>"
            + "</dependency><dependency><artifactId>dodona-model-xx</artifactId></dependency>"
            + "</dependencies></dependencyManagement></project>");
    String parent = "<parent><artifactId>dodona-parent</artifactId></parent>";
    put("dodona-core", "<project>" + parent + "<name>n</name></project>");
    put(
        "dodona-model-xx",
        "<project>"
            + parent
            + "<name>n</name><licenses><license><name>CC-BY-SA-4.0</name></license></licenses>"
            + "</project>");
    putJars(CORE, "META-INF/LICENSE");
    putJars(MODEL, "META-INF/licenses/CC-BY-SA-4.0.txt");
  }

  private static void put(String artifact, String pom) {
    CONTENT.put(
        "io/github/dodona-nlp/" + artifact + "/1.0/" + artifact + "-1.0.pom",
        pom.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] content(String path) {
    return Objects.requireNonNull(CONTENT.get(path), path);
  }

  private static void putJars(String base, String license) throws IOException {
    CONTENT.put(base + ".jar", zip(Map.of(license, new byte[1], "X.class", new byte[1])));
    CONTENT.put(base + "-sources.jar", zip(Map.of("X.java", new byte[1])));
    CONTENT.put(base + "-javadoc.jar", zip(Map.of("index.html", new byte[1])));
    CONTENT.put(base + "-cyclonedx.json", new byte[1]);
    CONTENT.put(base + "-cyclonedx.xml", new byte[1]);
  }

  private static byte[] zip(Map<String, byte[]> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        out.putNextEntry(new ZipEntry(file.getKey()));
        out.write(file.getValue());
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] signature(byte[] content, PGPSecretKey by)
      throws PGPException, IOException {
    PGPSignatureGenerator generator =
        new PGPSignatureGenerator(
            new JcaPGPContentSignerBuilder(
                by.getPublicKey().getAlgorithm(), HashAlgorithmTags.SHA256),
            by.getPublicKey());
    generator.init(PGPSignature.BINARY_DOCUMENT, by.extractPrivateKey(null));
    generator.update(content);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = ArmoredOutputStream.builder().build(bytes)) {
      generator.generate().encode(out);
    }
    return bytes.toByteArray();
  }

  private static Map<String, byte[]> complete(Map<String, byte[]> content)
      throws GeneralSecurityException, PGPException, IOException {
    Map<String, byte[]> files = new TreeMap<>(content);
    for (Map.Entry<String, byte[]> file : content.entrySet()) {
      files.put(file.getKey() + ".asc", signature(file.getValue(), key));
      for (Map.Entry<String, String> sum : Map.of(".md5", "MD5", ".sha1", "SHA-1").entrySet()) {
        byte[] digest = MessageDigest.getInstance(sum.getValue()).digest(file.getValue());
        files.put(
            file.getKey() + sum.getKey(),
            HexFormat.of().formatHex(digest).getBytes(StandardCharsets.US_ASCII));
      }
    }
    return files;
  }

  private Bundle bundle(String name, Map<String, byte[]> files) throws IOException {
    return new Bundle(Files.write(folder.resolve(name), zip(files)));
  }

  private List<String> problems(Map<String, byte[]> files) throws IOException {
    try (Bundle bundle = bundle("bundle.zip", files)) {
      return BundleCheck.problems(bundle, "1.0", key.getPublicKey());
    }
  }

  @Test
  void findsNothingWrongWithAWholeBundle() throws Exception {
    assertThat(problems(complete(CONTENT))).isEmpty();
  }

  @Test
  void namesWhatIsMissing() throws Exception {
    for (String ending :
        List.of(".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json", ".pom")) {
      Map<String, byte[]> content = new TreeMap<>(CONTENT);
      content.remove(CORE + ending);
      assertThat(problems(complete(content))).containsExactly(CORE + ending + ": is missing");
    }
    for (String ending : List.of(".asc", ".md5", ".sha1")) {
      Map<String, byte[]> files = complete(CONTENT);
      files.remove(CORE + ".jar" + ending);
      assertThat(problems(files)).hasSize(1).first().asString().startsWith(CORE + ".jar");
    }
  }

  @Test
  void noticesSignaturesOfOtherBytesAndByOtherKeys() throws Exception {
    Map<String, byte[]> files = complete(CONTENT);
    files.put(CORE + ".jar.asc", signature(new byte[] {1}, key));
    files.put(MODEL + ".jar.asc", signature(content(MODEL + ".jar"), otherKey));
    assertThat(problems(files))
        .containsExactly(
            CORE + ".jar.asc: is not a signature by the key",
            MODEL + ".jar.asc: is not a signature by the key");
  }

  @Test
  void noticesWhatIsNotToBePublished() throws Exception {
    Map<String, byte[]> content = new TreeMap<>(CONTENT);
    String stranger = "io/github/dodona-nlp/dodona-bench/1.0/dodona-bench-1.0.pom";
    content.put(stranger, content(CORE + ".pom"));
    assertThat(problems(complete(content)))
        .containsExactly(stranger + ": is not of an artifact that is to be published");
  }

  @Test
  void noticesPomsAndJarsThatSayTooLittle() throws Exception {
    Map<String, byte[]> content = new TreeMap<>(CONTENT);
    content.put(
        CORE + ".pom",
        "<project><name>n</name><version>1.0-SNAPSHOT</version></project>"
            .getBytes(StandardCharsets.UTF_8));
    content.put(MODEL + ".pom", content(CORE + ".pom"));
    content.put(MODEL + ".jar", zip(Map.of("X.class", new byte[1])));
    assertThat(problems(complete(content)))
        .contains(
            CORE + ".pom: has no url",
            CORE + ".pom: has no scm/url",
            CORE + ".pom: speaks of a SNAPSHOT",
            "dodona-model-xx: its pom does not name the licence of the model")
        .anyMatch(problem -> problem.startsWith(MODEL + ".jar: lacks what it should hold"));
  }

  @Test
  void tellsWhichFilesDifferBetweenTwoBuilds() throws Exception {
    Map<String, byte[]> content = new TreeMap<>(CONTENT);
    content.put(CORE + ".jar", new byte[2]);
    content.remove(MODEL + ".jar");
    try (Bundle one = bundle("one.zip", complete(CONTENT));
        Bundle same = bundle("same.zip", complete(CONTENT));
        Bundle other = bundle("other.zip", complete(content))) {
      assertThat(ReleaseCheck.differences(one, same)).isEmpty();
      assertThat(ReleaseCheck.differences(one, other))
          .containsExactly(
              CORE + ".jar: differs between two builds",
              MODEL + ".jar: differs between two builds");
    }
  }

  @Test
  void keysCanBeWrittenAndRead() throws Exception {
    Path file = folder.resolve("key.asc");
    ThrowAwayKey.write(key, file);
    assertThat(ThrowAwayKey.readPublic(file).getFingerprint())
        .isEqualTo(key.getPublicKey().getFingerprint());
  }
}
