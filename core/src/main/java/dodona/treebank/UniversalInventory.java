package dodona.treebank;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tags, relations and features that Universal Dependencies (version 2) define. */
public final class UniversalInventory {

  private static final Set<String> TAGS =
      sorted(
          List.of(
              "ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN", "NUM", "PART", "PRON",
              "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X"));

  private static final Set<String> RELATIONS =
      sorted(
          List.of(
              "acl",
              "advcl",
              "advmod",
              "amod",
              "appos",
              "aux",
              "case",
              "cc",
              "ccomp",
              "clf",
              "compound",
              "conj",
              "cop",
              "csubj",
              "dep",
              "det",
              "discourse",
              "dislocated",
              "expl",
              "fixed",
              "flat",
              "goeswith",
              "iobj",
              "list",
              "mark",
              "nmod",
              "nsubj",
              "nummod",
              "obj",
              "obl",
              "orphan",
              "parataxis",
              "punct",
              "reparandum",
              "root",
              "vocative",
              "xcomp"));

  /** The features with their values, as universaldependencies.org/u/feat defines them. */
  private static final SortedMap<String, Set<String>> FEATURES =
      values(
          "Abbr Yes",
          "Animacy Anim Hum Inan Nhum",
          "Aspect Hab Imp Iter Perf Prog Prosp",
          "Case Abe Abl Abs Acc Add Ade All Ben Cau Cmp Cns Com Dat Del Dis Ela Equ Erg Ess Gen Ill"
              + " Ine Ins Lat Loc Nom Par Per Sbe Sbl Spl Sub Sup Tem Ter Tra Voc",
          "Clusivity Ex In",
          "Definite Com Cons Def Ind Spec",
          "Degree Abs Aug Cmp Dim Equ Pos Sup",
          "Deixis Abv Bel Even Med Nvis Prox Remt",
          "DeixisRef 1 2",
          "Evident Fh Nfh",
          "ExtPos ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN SCONJ SYM VERB X",
          "Foreign Yes",
          "Gender Com Fem Masc Neut",
          "Mood Adm Cnd Des Imp Ind Int Irr Jus Nec Opt Pot Prp Qot Sub",
          "NounClass Bantu1 Bantu2 Bantu3 Bantu4 Bantu5 Bantu6 Bantu7 Bantu8 Bantu9 Bantu10 Bantu11"
              + " Bantu12 Bantu13 Bantu14 Bantu15 Bantu16 Bantu17 Bantu18 Bantu19 Bantu20 Bantu21"
              + " Bantu22 Bantu23 Wol1 Wol2 Wol3 Wol4 Wol5 Wol6 Wol7 Wol8 Wol9 Wol10 Wol11 Wol12",
          "NumType Card Dist Frac Mult Ord Range Sets",
          "Number Coll Count Dual Grpa Grpl Inv Pauc Plur Ptan Sing Tri",
          "Person 0 1 2 3 4",
          "Polarity Neg Pos",
          "Polite Elev Form Humb Infm",
          "Poss Yes",
          "PronType Art Dem Emp Exc Ind Int Neg Prs Rcp Rel Tot",
          "Reflex Yes",
          "Tense Fut Imp Past Pqp Pres",
          "Typo Yes",
          "VerbForm Conv Fin Gdv Ger Inf Part Sup Vnoun",
          "Voice Act Antip Bfoc Cau Dir Inv Lfoc Mid Pass Rcp");

  private UniversalInventory() {}

  private static Set<String> sorted(List<String> names) {
    return Collections.unmodifiableSet(new TreeSet<>(names));
  }

  private static SortedMap<String, Set<String>> values(String... features) {
    SortedMap<String, Set<String>> values = new TreeMap<>();
    for (String feature : features) {
      List<String> words = List.of(feature.split(" ", -1));
      values.put(words.get(0), sorted(words.subList(1, words.size())));
    }
    return Collections.unmodifiableSortedMap(values);
  }

  /** The universal parts of speech, sorted. */
  public static Set<String> tags() {
    return TAGS;
  }

  /** The universal relations without subtypes, sorted. */
  public static Set<String> relations() {
    return RELATIONS;
  }

  /** The universal features, sorted. */
  public static Set<String> features() {
    return FEATURES.keySet();
  }

  /** The universal values of a feature, sorted; empty if the feature is not universal. */
  public static Set<String> values(String feature) {
    return FEATURES.getOrDefault(feature, Set.of());
  }
}
