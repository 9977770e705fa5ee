package dodona.pattern;

import dodona.pattern.PatternSet.NamedMatch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Counts of matches by the values of their fields, in groups such as the files they are from.
 *
 * <p>Memory grows with the number of different values, not with that of matches.
 */
public final class MatchCounts {

  /** The sign for a missing value, as in CoNLL-U. */
  public static final String MISSING = "_";

  /** Values, how often they occur, and their share of the matches in the group, from 0 to 1. */
  public record Row(List<@Nullable String> values, long count, double share) {

    /** The values, {@link #MISSING} where there is none. */
    public List<String> shown() {
      return values.stream().map(value -> value == null ? MISSING : value).toList();
    }
  }

  private static final Comparator<Row> ORDER =
      Comparator.comparingLong(Row::count)
          .reversed()
          .thenComparing(Row::values, MatchCounts::compare);

  private final MatchFields fields;
  private final Map<String, Map<List<@Nullable String>, long[]>> groups = new LinkedHashMap<>();
  private final Map<String, long[]> totals = new HashMap<>();

  /** Creates counts without any matches. */
  public MatchCounts(MatchFields fields) {
    this.fields = fields;
  }

  /** The fields whose values are counted. */
  public MatchFields fields() {
    return fields;
  }

  /** Counts a match; all are in one group. */
  public void add(NamedMatch match) {
    add("", match);
  }

  /** Counts a match in a group. */
  public void add(String group, NamedMatch match) {
    groups.computeIfAbsent(group, name -> new HashMap<>())
        .computeIfAbsent(fields.values(match), values -> new long[1])[0]++;
    totals.computeIfAbsent(group, name -> new long[1])[0]++;
  }

  /** The names of the groups, in the order in which they were first seen. */
  public List<String> groups() {
    return List.copyOf(groups.keySet());
  }

  /** The number of matches in all groups. */
  public long total() {
    return totals.values().stream().mapToLong(total -> total[0]).sum();
  }

  /** The number of matches in a group. */
  public long total(String group) {
    long[] total = totals.get(group);
    return total == null ? 0 : total[0];
  }

  /** The number of different values in all groups. */
  public long size() {
    return groups.values().stream().mapToLong(Map::size).sum();
  }

  /** The counts of matches that are all in one group; the most frequent values first. */
  public List<Row> rows() {
    return rows("");
  }

  /** The counts in a group, the most frequent values first, equally frequent ones sorted. */
  public List<Row> rows(String group) {
    Map<List<@Nullable String>, long[]> counts = groups.get(group);
    if (counts == null) {
      return List.of();
    }
    long total = total(group);
    List<Row> rows = new ArrayList<>(counts.size());
    counts.forEach(
        (values, count) -> rows.add(new Row(values, count[0], count[0] / (double) total)));
    rows.sort(ORDER);
    return rows;
  }

  private static int compare(
      Collection<@Nullable String> left, Collection<@Nullable String> right) {
    var others = right.iterator();
    for (String value : left) {
      String other = others.next();
      int order =
          value == null || other == null
              ? Boolean.compare(value != null, other != null)
              : value.compareTo(other);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
