package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {

  @Test
  void replacesWhatATerminalWouldObey() {
    String nasty =
        "a\u001B[31mb\u0007\b\r\u007F\u0085\u009B\u2028\u2029\u202A\u202E\u2066\u2069\uD800";
    assertThat(Printable.line(nasty)).isEqualTo("a\uFFFD[31mb" + "\uFFFD".repeat(13));
    assertThat(Printable.line("a\nb\tc")).isEqualTo("a\uFFFDb\uFFFDc");
    assertThat(Printable.lines("a\nb\tc\r\n")).isEqualTo("a\nb\uFFFDc\uFFFD\n");
  }

  @Test
  void keepsEverythingElse() {
    String fine = "aä€\uD83C\uDF0A e\u0301 \u05D0\u200F \u0627\u200E \u200D \u00AD \uFFFD";
    assertThat(Printable.line(fine)).isSameAs(fine);
    assertThat(Printable.lines("one\ntwo")).isEqualTo("one\ntwo");
  }
}
