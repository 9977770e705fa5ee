package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Compares the claims in the findings with the tests of the study. */
class FindingsTest {

  private static final Pattern CLAIM =
      Pattern.compile(
          "\\| [^|]+ \\| ([+−][\\d.]+) \\| (\\d) of (\\d) \\| ([\\d.]+) \\| ([\\w-]+); (\\d) × (\\d) \\|");

  /** Returns the claims as the findings print them. */
  private static List<String> tested() throws IOException {
    List<String> tested = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("../docs/experiments/study/claims.csv"))) {
      List<String> cells = List.of(line.split(",", -1));
      if (!cells.get(0).equals("claim")) {
        String difference =
            new BigDecimal(cells.get(6)).setScale(2, RoundingMode.HALF_UP).toPlainString();
        BigDecimal p =
            new BigDecimal(cells.get(11)).round(new MathContext(1, RoundingMode.HALF_UP));
        tested.add(
            String.join(
                " ",
                difference,
                cells.get(9),
                p.stripTrailingZeros().toPlainString(),
                cells.get(1),
                cells.get(2),
                cells.get(3)));
      }
    }
    return tested;
  }

  @Test
  void everyClaimIsOneThatWasTested() throws IOException {
    List<String> claims = new ArrayList<>();
    Matcher claim = CLAIM.matcher(Files.readString(Path.of("../docs/explanation/findings.md")));
    while (claim.find()) {
      assertThat(claim.group(3)).isEqualTo(claim.group(6));
      claims.add(
          String.join(
              " ",
              claim.group(1).replace("+", "").replace('−', '-'),
              claim.group(2),
              claim.group(4),
              claim.group(5),
              claim.group(6),
              claim.group(7)));
    }
    assertThat(claims).hasSizeGreaterThan(5).isSubsetOf(tested());
  }
}
