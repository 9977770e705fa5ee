package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import dodona.neural.encoder.Normalization;
import dodona.neural.encoder.WordPieces;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads BERT's vocabulary and how text is made ready for it. */
final class ForeignVocabulary {

  private static final int LONGEST_WORD = 100;
  private static final int MOST_PIECES = 4_000_000;

  private ForeignVocabulary() {}

  /**
   * The tokenizer of a folder: {@code tokenizer.json}, else {@code vocab.txt}.
   *
   * @throws InvalidInputException if there is none, or one that is not BERT's
   */
  static WordPieces read(ForeignFolder folder) throws IOException {
    Map<?, ?> tokenizer = folder.tokenizer();
    if (tokenizer != null) {
      return ofTokenizer(tokenizer);
    }
    String text = folder.text("vocab.txt");
    if (text == null) {
      throw new InvalidInputException("no vocabulary; expected tokenizer.json or vocab.txt");
    }
    List<String> pieces = new ArrayList<>(Arrays.asList(text.split("\r?\n", -1)));
    if (pieces.get(pieces.size() - 1).isEmpty()) {
      pieces.remove(pieces.size() - 1);
    }
    return new WordPieces(checked(pieces), normalization(folder, pieces), LONGEST_WORD);
  }

  private static Normalization normalization(ForeignFolder folder, List<String> pieces)
      throws IOException {
    Map<?, ?> settings = folder.json("tokenizer_config.json");
    Map<?, ?> easyBert = folder.json("model.json");
    Boolean lower =
        flag(settings, "do_lower_case") != null
            ? flag(settings, "do_lower_case")
            : flag(easyBert, "doLowerCase");
    boolean lowerCase = lower != null ? lower : pieces.stream().noneMatch(p -> hasCapital(p));
    Boolean accents = flag(settings, "strip_accents");
    Boolean chinese = flag(settings, "tokenize_chinese_chars");
    return new Normalization(
        true, chinese == null || chinese, accents != null ? accents : lowerCase, lowerCase);
  }

  private static boolean hasCapital(String piece) {
    return !piece.startsWith("[") && piece.codePoints().anyMatch(Character::isUpperCase);
  }

  private static @Nullable Boolean flag(@Nullable Map<?, ?> settings, String key) {
    return (settings != null && settings.get(key) instanceof Boolean value) ? value : null;
  }

  private static WordPieces ofTokenizer(Map<?, ?> tokenizer) {
    if (!(tokenizer.get("model") instanceof Map<?, ?> model)
        || !(model.get("vocab") instanceof Map<?, ?> vocabulary)
        || (model.get("type") instanceof String type && !type.equals("WordPiece"))) {
      throw new InvalidInputException("tokenizer.json is not a WordPiece tokenizer");
    }
    if (!(tokenizer.get("normalizer") instanceof Map<?, ?> normalizer)
        || !"BertNormalizer".equals(normalizer.get("type"))
        || !(tokenizer.get("pre_tokenizer") instanceof Map<?, ?> splitter)
        || !"BertPreTokenizer".equals(splitter.get("type"))) {
      throw new InvalidInputException("tokenizer.json does not split text as BERT does");
    }
    if (model.get("continuing_subword_prefix") instanceof String prefix
        && !prefix.equals(WordPieces.CONTINUATION)) {
      throw new InvalidInputException(
          "tokenizer.json marks pieces with '" + prefix + "', expected '##'");
    }
    boolean lowerCase = isOn(normalizer, "lowercase", true);
    Normalization normalization =
        new Normalization(
            isOn(normalizer, "clean_text", true),
            isOn(normalizer, "handle_chinese_chars", true),
            isOn(normalizer, "strip_accents", lowerCase),
            lowerCase);
    int longest =
        model.get("max_input_chars_per_word") instanceof Long n && n > 0 && n < 10_000
            ? n.intValue()
            : LONGEST_WORD;
    return new WordPieces(checked(byNumber(vocabulary)), normalization, longest);
  }

  private static boolean isOn(Map<?, ?> settings, String key, boolean otherwise) {
    Boolean value = flag(settings, key);
    return value != null ? value : otherwise;
  }

  private static List<String> byNumber(Map<?, ?> vocabulary) {
    @Nullable String[] pieces = new String[vocabulary.size()];
    for (Map.Entry<?, ?> entry : vocabulary.entrySet()) {
      if (!(entry.getValue() instanceof Long id)
          || id < 0
          || id >= pieces.length
          || pieces[id.intValue()] != null) {
        throw new InvalidInputException(
            "the word pieces of tokenizer.json are not numbered from 0 without gaps");
      }
      pieces[id.intValue()] = String.valueOf(entry.getKey());
    }
    List<String> all = new ArrayList<>(pieces.length);
    for (String piece : pieces) {
      all.add(String.valueOf(piece));
    }
    return all;
  }

  private static List<String> checked(List<String> pieces) {
    if (pieces.size() > MOST_PIECES) {
      throw new InvalidInputException(pieces.size() + " word pieces");
    }
    for (String piece : pieces) {
      if (piece.isEmpty() || piece.indexOf('\n') >= 0) {
        throw new InvalidInputException("a word piece is empty or has a line feed");
      }
    }
    return pieces;
  }
}
