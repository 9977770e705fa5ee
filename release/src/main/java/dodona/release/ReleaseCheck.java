package dodona.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.bouncycastle.openpgp.PGPException;

/** The commands that {@code .ci/release-check} calls. */
public final class ReleaseCheck {

  private static final String BUNDLE = "target/central-publishing/central-bundle.zip";

  private ReleaseCheck() {}

  /**
   * Makes a key: {@code key FILE}; or looks at two builds of a release that were signed with it:
   * {@code check FILE VERSION FOLDER FOLDER}.
   */
  public static void main(String[] args)
      throws IOException, PGPException, GeneralSecurityException {
    if (args.length == 2 && args[0].equals("key")) {
      ThrowAwayKey.write(ThrowAwayKey.make(), Path.of(args[1]));
    } else if (args.length == 5 && args[0].equals("check")) {
      List<String> problems = new ArrayList<>();
      Path one = Path.of(args[3]);
      Path two = Path.of(args[4]);
      try (Bundle bundle = new Bundle(one.resolve(BUNDLE));
          Bundle other = new Bundle(two.resolve(BUNDLE))) {
        problems.addAll(
            BundleCheck.problems(bundle, args[2], ThrowAwayKey.readPublic(Path.of(args[1]))));
        problems.addAll(differences(bundle, other));
        long contents = bundle.paths().stream().filter(BundleCheck::isContent).count();
        System.out.printf(
            "%d files to publish, %d with signatures and checksums%n",
            contents, bundle.paths().size());
      }
      for (String ending : List.of("tar.gz", "zip")) {
        String archive = "dist/target/dodona-" + args[2] + "." + ending;
        if (Files.mismatch(one.resolve(archive), two.resolve(archive)) >= 0) {
          problems.add(archive + ": differs between two builds");
        }
      }
      problems.forEach(System.err::println);
      System.exit(problems.isEmpty() ? 0 : 1);
    } else {
      System.err.println("usage: key FILE | check FILE VERSION FOLDER FOLDER");
      System.exit(2);
    }
  }

  /** The files that differ between two builds; signatures do, as they hold the time. */
  static List<String> differences(Bundle one, Bundle other) throws IOException {
    List<String> differences = new ArrayList<>();
    SortedSet<String> all = new TreeSet<>(one.paths());
    all.addAll(other.paths());
    for (String path : all) {
      if (BundleCheck.isContent(path)
          && !(one.has(path)
              && other.has(path)
              && one.checksum(path, "SHA-256").equals(other.checksum(path, "SHA-256")))) {
        differences.add(path + ": differs between two builds");
      }
    }
    return differences;
  }
}
