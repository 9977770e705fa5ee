package dodona.validate;

import dodona.treebank.Format;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** For each rule a treebank that violates it and no other. */
final class Examples {

  private Examples() {}

  /** A sentence of words such as {@code dogs/NOUN/2/nsubj} with optional FEATS, MISC and DEPS. */
  static String sentence(String words) {
    return sentence("s", words);
  }

  static String sentence(String id, String words) {
    StringBuilder text = new StringBuilder("# sent_id = " + id + "\n# text = ");
    StringBuilder rows = new StringBuilder();
    String[] all = words.split(" ", -1);
    for (int i = 0; i < all.length; i++) {
      String[] cells = all[i].split("/", -1);
      String feats = cells.length > 4 ? cells[4] : "_";
      String misc = cells.length > 5 ? cells[5] : "_";
      String deps = cells.length > 6 ? cells[6] : "_";
      boolean isLast = i == all.length - 1;
      text.append(cells[0]).append(isLast || misc.contains("SpaceAfter=No") ? "" : " ");
      rows.append(
          String.join(
              "\t",
              List.of(
                  (i + 1) + "",
                  cells[0],
                  "_",
                  cells[1],
                  "_",
                  feats,
                  cells[2],
                  cells[3],
                  deps,
                  misc)));
      rows.append('\n');
    }
    return text + "\n" + rows + "\n";
  }

  static Map<String, String> violations() {
    Map<String, String> all = new LinkedHashMap<>();
    String go = sentence("Go/VERB/0/root on/ADV/1/advmod");
    all.put("missing-empty-line", go.substring(0, go.length() - 1));
    all.put("extra-empty-line", go + "\n" + sentence("t", "Go/VERB/0/root"));
    all.put("non-unix-newline", go.replace("\n", "\r\n"));
    all.put("byte-order-mark", "\uFEFF" + go);
    all.put("too-long", go.replace("_\n", "a".repeat(1 << 20) + "\n"));
    all.put("misplaced-comment", go.replace("2\ton", "# x\n2\ton"));
    all.put("number-of-columns", go.replace("2\ton\t", "2\ton\tx\t"));
    all.put("empty-column", go.replace("2\ton\t_", "2\ton\t"));
    all.put("word-id-sequence", go.replace("2\ton", "3\ton"));
    all.put("reversed-word-interval", go.replace("2\ton", range("2-1", "on") + "2\ton"));
    all.put("misplaced-word-interval", go.replace("1\tGo", range("2-2", "on") + "1\tGo"));
    all.put(
        "overlapping-word-intervals",
        go.replace("1\tGo", range("1-2", "x") + "1\tGo")
            .replace("2\ton", range("2-3", "y") + "2\ton"));
    all.put("word-interval-out", go.replace("2\ton", range("2-3", "on") + "2\ton"));
    all.put("misplaced-empty-node", go.replace("2\ton", "5.1\tx" + "\t_".repeat(8) + "\n2\ton"));
    all.put("empty-sentence", "# sent_id = s\n\n" + sentence("t", "Go/VERB/0/root"));
    all.put("invalid-head", go.replace("\t1\tadv", "\t_\tadv"));
    all.put("unknown-head", go.replace("\t1\tadv", "\t7\tadv"));
    all.put("head-self-loop", go.replace("\t1\tadv", "\t2\tadv"));
    all.put("non-tree", sentence("Go/VERB/0/root a/NOUN/3/obj b/NOUN/2/nmod"));
    all.put("multiple-roots", sentence("Go/VERB/0/root go/VERB/0/root"));
    all.put("leading-whitespace", go.replace("2\ton", "2\t on"));
    all.put("trailing-whitespace", go.replace("\tADV\t", "\tADV \t"));
    all.put("repeated-whitespace", go.replace("2\ton\t_", "2\ton\ta  b"));
    all.put("invalid-whitespace", go.replace("ADV\t_", "ADV\ta b"));
    all.put("unicode-normalization", go.replace("2\ton\t_", "2\ton\tu\u0308"));
    all.put("missing-sent-id", go.replace("# sent_id = s\n", ""));
    all.put("multiple-sent-id", "# sent_id = r\n" + go);
    all.put("invalid-sent-id", go.replace("= s", "= s 1"));
    all.put("slash-in-sent-id", go.replace("= s", "= s/1"));
    all.put("non-unique-sent-id", go + go);
    all.put("missing-text", go.replaceAll("# text.*\n", ""));
    all.put("multiple-text", go.replaceAll("(# text.*\n)", "$1$1"));
    all.put("text-trailing-whitespace", go.replace("= Go on", "= Go on "));
    all.put("text-form-mismatch", go.replace("= Go on", "= Go off"));
    all.put("text-extra-chars", go.replace("= Go on", "= Go on there"));
    all.put("missing-spaceafter", go.replace("= Go on", "= Goon"));
    String token = go.replace("1\tGo", range("1-2", "Goon") + "1\tGo").replace("= Go on", "= Goon");
    all.put("mwt-nonempty-field", token.replace("Goon\t_", "Goon\tgo"));
    all.put("invalid-whitespace-mwt", token.replace("Goon", "Go on"));
    all.put("spaceafter-mwt-node", token.replaceFirst("_\n2", "SpaceAfter=No\n2"));
    all.put(
        "spaceafter-empty-node",
        go.replace("2\ton", "1.1\tx" + "\t_".repeat(7) + "\tSpaceAfter=No\n2\ton"));
    all.put("spaceafter-value", go.replaceFirst("_\n2", "SpaceAfter=Yes\n2"));
    all.put("nospaceafter-yes", go.replaceFirst("_\n2", "NoSpaceAfter=Yes\n2"));
    all.put(
        "empty-node-nonempty-field", go.replace("2\ton", "1.1\tx\t_\t_\t_\t_\t1\t_\t_\t_\n2\ton"));
    all.put("unknown-upos", go.replace("ADV", "ADVB"));
    all.put("invalid-feature", feats("Case:Nom"));
    all.put("invalid-feature-value", feats("Case=nom"));
    all.put("unsorted-features", feats("Number=Sing|Case=Nom"));
    all.put("repeated-feature", feats("Case=Acc|Case=Nom"));
    all.put("unsorted-feature-values", feats("Case=Nom,Acc"));
    all.put("repeated-feature-value", feats("Case=Nom,Nom"));
    all.put("misspelled-feature", feats("Nubmer=Sing"));
    all.put("invalid-deprel", go.replace("advmod", "advmod:X"));
    all.put("unknown-deprel", go.replace("advmod", "advmodd"));
    all.put("0-is-not-root", go.replace("0\troot", "0\tparataxis"));
    all.put("root-is-not-0", go.replace("advmod", "root"));
    all.put("invalid-deps", deps("1"));
    all.put("unknown-ehead", deps("5:advmod"));
    all.put("unsorted-deps", deps("2:advmod|1:advmod"));
    all.put("repeated-deps", deps("1:advmod|1:advmod"));
    all.put("enhanced-0-is-not-root", deps("0:advmod"));
    all.put("enhanced-root-is-not-0", deps("1:root"));
    all.put("rel-upos-det", sentence("the/ADP/2/det dog/NOUN/0/root"));
    all.put("rel-upos-nummod", sentence("two/ADJ/2/nummod dogs/NOUN/0/root"));
    all.put("rel-upos-advmod", sentence("Go/VERB/0/root home/NOUN/1/advmod"));
    all.put("rel-upos-expl", sentence("There/ADV/2/expl are/VERB/0/root"));
    all.put("rel-upos-aux", sentence("can/VERB/2/aux go/VERB/0/root"));
    all.put("rel-upos-cop", sentence("is/VERB/2/cop good/ADJ/0/root"));
    all.put("rel-upos-case", sentence("of/DET/2/case dogs/NOUN/0/root"));
    all.put("rel-upos-mark", sentence("that/PRON/2/mark goes/VERB/0/root"));
    all.put("rel-upos-cc", sentence("dogs/NOUN/0/root and/VERB/3/cc cats/NOUN/1/conj"));
    all.put("rel-upos-punct", sentence("Go/VERB/0/root !/SYM/1/punct"));
    all.put("upos-rel-punct", sentence("Go/VERB/0/root !/PUNCT/1/discourse"));
    for (String relation : List.of("conj", "fixed", "flat", "goeswith", "appos")) {
      all.put("right-to-left-" + relation, sentence("a/X/2/" + relation + " b/X/0/root"));
    }
    all.put("leaf-mark-case", sentence("of/ADP/3/case big/ADJ/1/amod dogs/NOUN/0/root"));
    all.put("leaf-aux-cop", sentence("he/PRON/2/nsubj can/AUX/3/aux go/VERB/0/root"));
    all.put("leaf-cc", sentence("dogs/NOUN/0/root big/ADJ/3/amod and/CCONJ/4/cc cats/NOUN/1/conj"));
    all.put(
        "leaf-fixed",
        sentence("as/ADV/4/advmod well/ADV/1/fixed very/ADV/2/advmod good/ADJ/0/root"));
    all.put("leaf-goeswith", sentence("a/X/0/root b/X/1/goeswith c/X/2/dep"));
    all.put("leaf-punct", sentence("Go/VERB/0/root (/PUNCT/1/punct x/NOUN/2/dep"));
    all.put("leaf-det-clf", sentence("a/DET/3/det x/NOUN/1/nsubj dog/NOUN/0/root"));
    all.put("too-many-subjects", sentence("I/PRON/3/nsubj you/PRON/3/nsubj:pass go/VERB/0/root"));
    all.put("too-many-objects", sentence("see/VERB/0/root it/PRON/1/obj dogs/NOUN/1/obj"));
    all.put("orphan-parent", sentence("a/NOUN/2/nsubj go/VERB/0/root b/NOUN/1/orphan"));
    all.put(
        "fixed-gap", sentence("as/ADV/3/advmod x/ADV/3/advmod good/ADJ/0/root well/ADV/1/fixed"));
    all.put("goeswith-gap", sentence("a/X/0/root x/ADV/1/advmod b/X/1/goeswith"));
    all.put("goeswith-nospace", sentence("a/X/0/root/_/SpaceAfter=No b/X/1/goeswith"));
    all.put("goeswith-missing-typo", sentence("a/X/0/root/Case=Nom b/X/1/goeswith"));
    all.put("punct-is-nonproj", sentence("a/NOUN/2/nsubj b/VERB/0/root ,/PUNCT/1/punct"));
    all.put(
        "punct-causes-nonproj",
        sentence("a/VERB/0/root b/NOUN/1/obj ,/PUNCT/1/punct c/NOUN/2/nmod"));
    all.put("deprel-not-in-list", go.replace("advmod", "advmod:emph"));
    all.put("feature-unknown", feats("Foo=Yes"));
    all.put("feature-value-unknown", feats("Case=Gen"));
    all.put("feature-upos-not-permitted", feats("Number=Sing"));
    all.put("upos-not-in-list", go.replace("ADV", "INTJ").replace("advmod", "discourse"));
    all.put("xpos-not-in-list", go.replace("ADV\t_", "ADV\tZZ"));
    return all;
  }

  private static String range(String id, String form) {
    return id + "\t" + form + "\t_".repeat(8) + "\n";
  }

  private static String feats(String feats) {
    return sentence("Go/VERB/0/root on/ADV/1/advmod/" + feats);
  }

  private static String deps(String deps) {
    return sentence("Go/VERB/0/root on/ADV/1/advmod/_/_/" + deps);
  }

  static List<Finding> findings(String text, ValidationOptions options) {
    List<Finding> found = new ArrayList<>();
    Validator validator = new Validator(options, found::add);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            "test",
            ReadOptions.DEFAULT.withFormat(Format.CONLLU),
            validator)) {
      reader.forEach(validator::check);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }
}
