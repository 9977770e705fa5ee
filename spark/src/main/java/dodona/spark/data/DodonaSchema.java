package dodona.spark.data;

import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The types of the arguments and results of functions.
 *
 * <p>Offsets are in code points, from the beginning of the text. What was not found, such as the
 * head of a word that was only tagged, is null; a word without features has an empty map.
 */
public final class DodonaSchema {

  private static final MapType FEATURES =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType, false);

  /** A word. */
  public static final StructType WORD =
      new StructType()
          .add("id", DataTypes.IntegerType, false)
          .add("form", DataTypes.StringType, false)
          .add("lemma", DataTypes.StringType)
          .add("upos", DataTypes.StringType)
          .add("xpos", DataTypes.StringType)
          .add("feats", FEATURES, false)
          .add("head", DataTypes.IntegerType)
          .add("deprel", DataTypes.StringType)
          .add("start", DataTypes.IntegerType, false)
          .add("end", DataTypes.IntegerType, false);

  /** The words of a sentence. */
  public static final ArrayType WORDS = DataTypes.createArrayType(WORD, false);

  /** A token that stands for several words. */
  public static final StructType MULTIWORD =
      new StructType()
          .add("first", DataTypes.IntegerType, false)
          .add("last", DataTypes.IntegerType, false)
          .add("form", DataTypes.StringType, false);

  /** A sentence. */
  public static final StructType SENTENCE =
      new StructType()
          .add("text", DataTypes.StringType, false)
          .add("start", DataTypes.IntegerType, false)
          .add("end", DataTypes.IntegerType, false)
          .add("words", WORDS, false)
          .add("multiword", DataTypes.createArrayType(MULTIWORD, false), false)
          .add("confidence", DataTypes.DoubleType);

  /** The sentences of a text. */
  public static final ArrayType SENTENCES = DataTypes.createArrayType(SENTENCE, false);

  /** A part of a text, and where it begins. */
  public static final StructType PIECE =
      new StructType()
          .add("text", DataTypes.StringType, false)
          .add("start", DataTypes.IntegerType, false);

  /** The parts of a text. */
  public static final ArrayType PIECES = DataTypes.createArrayType(PIECE, false);

  /** The matches of a pattern in the words of a sentence. */
  public static final ArrayType MATCHES = matches(WORD);

  /** A sentence of a dataset, with its document and its number in it. */
  public static final StructType SENTENCE_OF_DOCUMENT = sentenceOfDocument();

  private DodonaSchema() {}

  /** The matches of a pattern in words of a type: the named nodes, and the ids of all nodes. */
  public static ArrayType matches(DataType word) {
    StructType match =
        new StructType()
            .add("nodes", DataTypes.createMapType(DataTypes.StringType, word, false), false)
            .add("ids", DataTypes.createArrayType(DataTypes.IntegerType, false), false);
    return DataTypes.createArrayType(match, false);
  }

  private static StructType sentenceOfDocument() {
    StructType type =
        new StructType()
            .add("document", DataTypes.StringType)
            .add("number", DataTypes.IntegerType, false);
    for (StructField field : SENTENCE.fields()) {
      type = type.add(field);
    }
    return type;
  }

  /** The type {@link #SENTENCES} as text, for languages that have no other way to say it. */
  public static String ddl() {
    return SENTENCES.catalogString();
  }
}
