package dodona.stress.fuzz.target;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.DamagedModel;
import dodona.text.language.LanguageDetector;
import dodona.text.language.LanguageProfile;
import dodona.text.language.ProfileFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The reader of language profiles; what it reads detects the language of a text. */
final class ProfileTarget implements Target {

  private static final String TEXT = "That's what they're after. Réally? 你好 \uD83D\uDE00";

  private final DamagedModel profiles;
  private final LanguageProfile whole;

  /** The target, with a file that is as it should be. */
  ProfileTarget(Path file) throws IOException {
    this.profiles = new DamagedModel(file);
    this.whole = ProfileFile.read(file);
  }

  @Override
  public String name() {
    return "profile";
  }

  @Override
  public byte[] input(Chance chance) {
    return profiles.input(chance);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return e instanceof IOException;
  }

  @Override
  public void take(byte[] input) throws IOException {
    LanguageProfile profile = ProfileFile.read(new ByteArrayInputStream(input), "profile");
    List<LanguageProfile> both =
        profile.language().equals(whole.language()) ? List.of(profile) : List.of(profile, whole);
    double probability = LanguageDetector.among(both).detect(TEXT).probability();
    if (!(probability >= 0 && probability <= 1)) {
      throw new AssertionError("a probability of " + probability);
    }
  }
}
