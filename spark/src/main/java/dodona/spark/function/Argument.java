package dodona.spark.function;

import dodona.spark.data.DodonaSchema;
import java.util.Arrays;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.ShortType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;

/** The type of an argument that a function accepts. */
enum Argument {
  /** A text. */
  TEXT("string", DataTypes.StringType) {
    @Override
    boolean accepts(DataType type) {
      return type instanceof StringType;
    }
  },
  /** The words of a sentence as texts. */
  TOKENS("array<string>", DataTypes.createArrayType(DataTypes.StringType)) {
    @Override
    boolean accepts(DataType type) {
      return type instanceof ArrayType array && array.elementType() instanceof StringType;
    }
  },
  /** The result of {@code parse}. */
  SENTENCES("sentences, as from parse", DodonaSchema.SENTENCES) {
    @Override
    boolean accepts(DataType type) {
      return isArrayWith(type, "words");
    }
  },
  /** The words of such a sentence. */
  WORDS("words of a sentence, as from parse", DodonaSchema.WORDS) {
    @Override
    boolean accepts(DataType type) {
      return isArrayWith(type, "head");
    }
  },
  /** A number. */
  NUMBER("int", DataTypes.IntegerType) {
    @Override
    boolean accepts(DataType type) {
      return type instanceof IntegerType
          || type instanceof LongType
          || type instanceof ShortType
          || type instanceof ByteType;
    }
  };

  private final String description;

  @SuppressWarnings("ImmutableEnumChecker") // types of Spark's do not change
  private final DataType usual;

  Argument(String description, DataType usual) {
    this.description = description;
    this.usual = usual;
  }

  abstract boolean accepts(DataType type);

  /** The type to ask for: what is there, so that nothing is cast, unless that is a mere NULL. */
  DataType asked(DataType there) {
    return there instanceof NullType ? usual : there;
  }

  boolean takes(DataType type) {
    return type instanceof NullType || accepts(type);
  }

  private static boolean isArrayWith(DataType type, String field) {
    return type instanceof ArrayType array
        && array.elementType() instanceof StructType struct
        && Arrays.asList(struct.fieldNames()).contains(field);
  }

  /** Returns the name of the argument in messages. */
  @Override
  public String toString() {
    return description;
  }
}
