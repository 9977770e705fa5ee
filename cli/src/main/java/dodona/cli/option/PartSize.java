package dodona.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The size of a part of a treebank: a number of sentences, or a share.
 *
 * @param value the number, or the percentage
 * @param isShare whether it is a percentage
 */
public record PartSize(double value, boolean isShare) {

  /** Returns the number of sentences out of so many. */
  public int of(int sentences) {
    return (int)
        Math.min(Integer.MAX_VALUE / 4, Math.round(isShare ? sentences * value / 100 : value));
  }

  /** Reads sizes as users type them: {@code 500} or {@code 10%}. */
  public static final class Converter implements ITypeConverter<PartSize> {

    @Override
    public PartSize convert(String text) {
      boolean isShare = text.matches("[0-9]{1,2}(\\.[0-9]{1,6})?%");
      if (!isShare && !text.matches("[0-9]{1,9}")) {
        throw new TypeConversionException(
            "'" + text + "': expected a number of sentences or a share, such as 500 or 10%");
      }
      return new PartSize(Double.parseDouble(text.replace("%", "")), isShare);
    }
  }
}
