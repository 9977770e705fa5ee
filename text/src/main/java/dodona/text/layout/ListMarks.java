package dodona.text.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbers and bullets of list items at the beginning of lines.
 *
 * <p>A single number may as well end a sentence that was wrapped before it: it counts if the number
 * before or after it begins another line. So does a bullet if another line begins with the same.
 */
final class ListMarks {

  private static final Pattern MARK =
      Pattern.compile("(?m)^[ \\t]*(?:(\\d{1,3})[.)]|\\((\\d{1,3})\\)|([-*•‣◦·]))(?=[ \\t]+\\S)");

  private final BitSet starts = new BitSet();
  private final BitSet ends = new BitSet();

  private record Mark(String name, int number, int start, int end) {

    /** The name of a mark of the same kind with another number. */
    String neighbor(int difference) {
      return "#" + (number + difference);
    }

    boolean isNumber() {
      return name.charAt(0) == '#';
    }
  }

  ListMarks(String text) {
    List<Mark> marks = marks(text);
    Map<String, Integer> counts = new HashMap<>();
    marks.forEach(mark -> counts.merge(mark.name, 1, Integer::sum));
    for (Mark mark : marks) {
      boolean isItem =
          mark.isNumber()
              ? counts.containsKey(mark.neighbor(-1)) || counts.containsKey(mark.neighbor(1))
              : counts.getOrDefault(mark.name, 0) > 1;
      if (isItem) {
        starts.set(mark.start);
        ends.set(mark.end);
      }
    }
  }

  private static List<Mark> marks(String text) {
    List<Mark> marks = new ArrayList<>();
    Matcher matcher = MARK.matcher(text);
    while (matcher.find()) {
      int start = matcher.start();
      while (Characters.isSpace(text.charAt(start))) {
        start++;
      }
      String digits = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
      int number = digits == null ? 0 : Integer.parseInt(digits);
      String name = digits == null ? matcher.group(3) : "#" + number;
      marks.add(new Mark(name, number, start, matcher.end()));
    }
    return marks;
  }

  /** The places where list items begin. */
  BitSet starts() {
    return starts;
  }

  /** The places after the numbers and bullets of list items. */
  BitSet ends() {
    return ends;
  }
}
