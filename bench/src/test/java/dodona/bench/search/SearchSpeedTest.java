package dodona.bench.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.pattern.NamedPattern;
import dodona.pattern.PatternSet;
import dodona.support.Resources;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SearchSpeedTest {

  private static final Pattern NAME = Pattern.compile("}=(\\w+)");

  @Test
  void fiftyPatternsHaveACounterpart() {
    assertThat(patterns()).hasSize(52);
    assertThat(patterns()).filteredOn(named -> !named.description().isEmpty()).hasSize(50);
  }

  @Test
  void counterpartsNameTheSameNodes() {
    for (NamedPattern named : patterns()) {
      if (!named.description().isEmpty()) {
        assertThat(NAME.matcher(named.description()).results().map(SearchSpeedTest::name))
            .as(named.name())
            .hasSameElementsAs(new TreeSet<>(named.pattern().names()));
      }
    }
  }

  private static String name(MatchResult result) {
    return result.group(1);
  }

  private static List<NamedPattern> patterns() {
    String text =
        Resources.text(SearchSpeed.class.getResourceAsStream("common.patterns"), "common.patterns");
    return PatternSet.parse("common.patterns", text).patterns();
  }
}
