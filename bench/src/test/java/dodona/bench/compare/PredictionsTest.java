package dodona.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PredictionsTest {

  private static final String GOLD =
      """
      # sent_id = oaks
      1-2	Oaks	_	_	_	_	_	_	_	_
      1	Oak	oak	NOUN	NN	Number=Sing	2	nsubj	_	_
      2	s	be	VERB	VBZ	_	0	root	_	_
      3	.	.	PUNCT	.	_	2	punct	_	_

      """;

  @TempDir private Path folder;

  private List<Sentence> gold() throws IOException {
    Path file = Files.writeString(folder.resolve("gold.conllu"), GOLD);
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(file)) {
      reader.forEach(sentences::add);
    }
    return sentences;
  }

  private static String written(PeerFormat format, Sentence sentence) throws IOException {
    StringBuilder out = new StringBuilder();
    format.append(sentence, true, false, out);
    return out.toString();
  }

  @ParameterizedTest
  @EnumSource(PeerFormat.class)
  void putsTheTreesOfEveryFormatBackBesideMultiwordTokens(PeerFormat format) throws IOException {
    List<Sentence> gold = gold();
    Path out = Files.writeString(folder.resolve("out"), written(format, gold.get(0)));
    Path merged = folder.resolve("merged.conllu");

    Predictions.merge(gold, out, format, merged);

    assertThat(merged).hasContent(GOLD);
  }

  @Test
  void namesTheSentenceWhoseWordsAreMissing() throws IOException {
    List<Sentence> gold = gold();
    Path out = Files.writeString(folder.resolve("out"), "1\tOak\t_\t_\t_\t_\t0\troot\t_\t_\n\n");

    assertThatThrownBy(
            () -> Predictions.merge(gold, out, PeerFormat.CONLLX, folder.resolve("merged.conllu")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("1 words, expected 3 words as in sentence oaks");
  }

  @Test
  void copiesUposToXposOnlyWhenAsked() throws IOException {
    StringBuilder copied = new StringBuilder();
    PeerFormat.CONLLX.append(gold().get(0), false, true, copied);

    assertThat(copied).startsWith("1\tOak\toak\tNOUN\tNOUN\tNumber=Sing\t0\t_\t_\t_\n");
  }
}
