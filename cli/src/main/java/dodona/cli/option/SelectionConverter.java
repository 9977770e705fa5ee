package dodona.cli.option;

import dodona.error.InvalidInputException;
import dodona.treebank.conllu.SentenceSelection;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads lists such as {@code 1-100,205} from the command line. */
public final class SelectionConverter implements ITypeConverter<SentenceSelection> {

  @Override
  public SentenceSelection convert(String value) {
    try {
      return SentenceSelection.parse(value);
    } catch (InvalidInputException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
