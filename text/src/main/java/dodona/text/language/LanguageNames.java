package dodona.text.language;

import java.util.Locale;

/** The names of languages. */
public final class LanguageNames {

  private LanguageNames() {}

  /** Returns the English name of a language, such as {@code German} for {@code de}. */
  public static String english(String code) {
    return Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH);
  }
}
