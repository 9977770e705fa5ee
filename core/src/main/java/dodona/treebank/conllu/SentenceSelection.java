package dodona.treebank.conllu;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A choice of sentences by their number in the file, such as {@code 1-100,205}. */
public final class SentenceSelection {

  /** Every sentence. */
  public static final SentenceSelection ALL =
      new SentenceSelection(List.of(new Range(1, Long.MAX_VALUE)));

  private static final Pattern RANGE = Pattern.compile("(\\d{1,18})(?:(-)(\\d{1,18})?)?");

  private final List<Range> ranges;

  private record Range(long first, long last) {}

  private SentenceSelection(List<Range> ranges) {
    this.ranges = ranges;
  }

  /**
   * Reads a list of numbers and ranges; {@code 7-} goes to the end.
   *
   * @throws InvalidInputException if it is not such a list
   */
  public static SentenceSelection parse(String text) {
    List<Range> ranges = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      Matcher matcher = RANGE.matcher(part.strip());
      if (!matcher.matches()) {
        throw new InvalidInputException(
            "'"
                + part
                + "' is not a sentence number or a range, expected a list such as 1-100,205");
      }
      long first = Long.parseLong(matcher.group(1));
      long last = first;
      if (matcher.group(2) != null) {
        last = matcher.group(3) == null ? Long.MAX_VALUE : Long.parseLong(matcher.group(3));
      }
      if (first < 1 || last < first) {
        throw new InvalidInputException(
            "'" + part + "' selects no sentence: count from 1, the smaller number first");
      }
      ranges.add(new Range(first, last));
    }
    ranges.sort(Comparator.comparingLong(Range::first));
    return new SentenceSelection(ranges);
  }

  /** Returns whether the sentence with this number is chosen. */
  public boolean contains(long number) {
    return ranges.stream().anyMatch(range -> range.first <= number && number <= range.last);
  }

  /** Returns whether no sentence from this number on is chosen. */
  public boolean isPast(long number) {
    return ranges.stream().allMatch(range -> range.last < number);
  }

  /**
   * The chosen ones of some items, which are counted from 1; none beyond the last of them is read.
   *
   * @param <T> the type of the items
   */
  public <T> Iterator<T> of(Iterator<T> items) {
    return new SelectedItems<>(items, this);
  }
}
