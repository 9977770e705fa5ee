package dodona.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Damages a treebank at random: other heads, labels and tags, words split and merged, multiword
 * tokens made, changed and left whole, sentences joined. The text stays as it was.
 */
final class DamagedCopy {

  private static final List<String> LABELS =
      List.of("nsubj", "obj", "obl:arg", "case", "det", "aux", "punct", "conj", "clf", "mark");
  private static final List<String> TAGS = List.of("NOUN", "VERB", "ADP", "PROPN");

  /** A word: its cells, and the gold word that it stands for. */
  private record Word(List<String> cells, int goldId, int goldHead) {

    Word spelt(String form) {
      List<String> changed = new ArrayList<>(cells);
      changed.set(1, form);
      return new Word(changed, goldId, goldHead);
    }
  }

  /** A surface token and its words; more than one, or one of another form, if it is multiword. */
  private record Token(String form, List<Word> words, boolean isMultiword) {}

  private final Random random;
  private final List<List<Token>> sentences = new ArrayList<>();

  private DamagedCopy(Path gold, Random random) throws IOException {
    this.random = random;
    read(Files.readAllLines(gold));
  }

  /** Writes a damaged copy of a gold file. */
  static void write(Path gold, Path copy, long seed) throws IOException {
    DamagedCopy damaged = new DamagedCopy(gold, new Random(seed));
    damaged.joinSentences();
    for (List<Token> sentence : damaged.sentences) {
      for (int i = 0; i < 3; i++) {
        damaged.changeToken(sentence, damaged.random.nextInt(sentence.size()));
      }
    }
    Files.writeString(copy, damaged.text());
  }

  private void read(List<String> lines) {
    List<Token> sentence = new ArrayList<>();
    int before = 0;
    int words = 0;
    int lastInRange = 0;
    for (String line : lines) {
      String[] cells = line.split("\t", -1);
      if (line.isEmpty()) {
        sentences.add(sentence);
        sentence = new ArrayList<>();
        before += words;
        words = 0;
        lastInRange = 0;
      } else if (cells[0].matches("\\d+-\\d+")) {
        sentence.add(new Token(cells[1], new ArrayList<>(), true));
        lastInRange = Integer.parseInt(cells[0].split("-", 2)[1]);
      } else if (cells[0].matches("\\d+")) {
        words = Integer.parseInt(cells[0]);
        int head = Integer.parseInt(cells[6]);
        Word word = new Word(List.of(cells), before + words, head == 0 ? 0 : before + head);
        if (words <= lastInRange) {
          sentence.get(sentence.size() - 1).words.add(word);
        } else {
          sentence.add(new Token(cells[1], new ArrayList<>(List.of(word)), false));
        }
      }
    }
  }

  private void joinSentences() {
    for (int i = sentences.size() - 2; i >= 0; i--) {
      if (random.nextInt(3) == 0) {
        sentences.get(i).addAll(sentences.remove(i + 1));
      }
    }
  }

  private void changeToken(List<Token> sentence, int at) {
    Token token = sentence.get(at);
    Word first = token.words.get(0);
    int kind = random.nextInt(6);
    if (kind == 0 && token.form.length() > 1) {
      Token head = new Token(token.form.substring(0, 1), new ArrayList<>(), false);
      Token tail = new Token(token.form.substring(1), new ArrayList<>(), false);
      head.words.add(first.spelt(head.form));
      tail.words.add(token.words.get(token.words.size() - 1).spelt(tail.form));
      sentence.set(at, head);
      sentence.add(at + 1, tail);
    } else if (kind == 1 && at + 1 < sentence.size()) {
      String form = token.form + sentence.remove(at + 1).form;
      sentence.set(at, new Token(form, new ArrayList<>(List.of(first.spelt(form))), false));
    } else if (kind == 2 && at + 1 < sentence.size()) {
      Token next = sentence.remove(at + 1);
      List<Word> words = new ArrayList<>(token.words);
      words.addAll(next.words);
      sentence.set(at, new Token(token.form + next.form, words, true));
    } else if (kind == 3 && token.isMultiword) {
      Word whole = first.spelt(token.form);
      sentence.set(at, new Token(token.form, new ArrayList<>(List.of(whole)), false));
    } else if (kind == 4 && token.isMultiword) {
      token.words.set(0, first.spelt(first.cells.get(1) + "x"));
    } else if (kind == 5 && token.isMultiword) {
      token.words.add(1, first.spelt("y"));
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (List<Token> sentence : sentences) {
      List<Word> words = sentence.stream().flatMap(token -> token.words.stream()).toList();
      int[] heads = heads(words);
      int id = 0;
      for (Token token : sentence) {
        if (token.isMultiword) {
          text.append(id + 1).append('-').append(id + token.words.size()).append('\t');
          text.append(token.form).append("\t_".repeat(8)).append('\n');
        }
        for (Word word : token.words) {
          String[] cells = changedCells(word);
          cells[0] = Integer.toString(id + 1);
          cells[6] = Integer.toString(heads[id++]);
          cells[7] = cells[6].equals("0") ? "root" : cells[7];
          text.append(String.join("\t", cells)).append('\n');
        }
      }
      text.append('\n');
    }
    return text.toString();
  }

  private String[] changedCells(Word word) {
    String[] cells = word.cells.toArray(String[]::new);
    cells[2] = chance() ? "other" : cells[2];
    cells[3] = chance() ? TAGS.get(random.nextInt(TAGS.size())) : cells[3];
    cells[4] = chance() ? "X" : cells[4];
    cells[5] = chance() ? "Number=Dual|Other=Yes" : cells[5];
    boolean wasRoot = cells[7].equals("root");
    cells[7] = wasRoot || chance() ? LABELS.get(random.nextInt(LABELS.size())) : cells[7];
    return cells;
  }

  private boolean chance() {
    return random.nextInt(6) == 0;
  }

  /** A tree with one root: gold heads where they are still there, some changed at random. */
  private int[] heads(List<Word> words) {
    Map<Integer, Integer> idOf = new HashMap<>();
    for (int id = words.size(); id >= 1; id--) {
      idOf.put(words.get(id - 1).goldId, id);
    }
    int root = 1 + random.nextInt(words.size());
    int[] heads = new int[words.size()];
    for (int id = 1; id <= words.size(); id++) {
      int gold = idOf.getOrDefault(words.get(id - 1).goldHead, root);
      root = words.get(id - 1).goldHead == 0 ? id : root;
      heads[id - 1] = chance() ? 1 + random.nextInt(words.size()) : gold;
    }
    for (int id = 1; id <= words.size(); id++) {
      heads[id - 1] = id == root ? 0 : reaches(id, root, heads) ? heads[id - 1] : root;
    }
    return heads;
  }

  private static boolean reaches(int word, int root, int[] heads) {
    int at = word;
    for (int steps = 0; at != root && at != 0 && steps <= heads.length; steps++) {
      at = heads[at - 1];
    }
    return at == root;
  }
}
