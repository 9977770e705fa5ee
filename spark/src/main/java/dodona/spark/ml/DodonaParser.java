package dodona.spark.ml;

import dodona.spark.DodonaSpark;
import dodona.spark.data.DodonaSchema;
import java.util.Arrays;
import org.apache.spark.ml.Transformer;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWritable;
import org.apache.spark.ml.util.Identifiable$;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * A pipeline stage that parses a column of texts and adds a column of sentences, as {@link
 * DodonaSchema#SENTENCES}. The saved stage contains the location of the model, not the model.
 *
 * <pre>{@code
 * Pipeline pipeline = new Pipeline().setStages(new PipelineStage[] {
 *     new DodonaParser().setInputCol("text").setOutputCol("parse").setModel("en"), … });
 * }</pre>
 */
public final class DodonaParser extends Transformer implements DefaultParamsWritable {

  private static final long serialVersionUID = 1;

  private final String uid;

  // Made when first asked for: Spark's constructor looks for them before ours has run.
  private @Nullable Param<String> inputCol;
  private @Nullable Param<String> outputCol;
  private @Nullable Param<String> model;
  private @Nullable IntParam beam;

  /** A stage from {@code text} to {@code parse} with the English model. */
  public DodonaParser() {
    this(Identifiable$.MODULE$.randomUID("dodona"));
  }

  /** A stage that is called so. */
  public DodonaParser(String uid) {
    this.uid = uid;
    Object unused = setDefault(inputCol(), "text");
    unused = setDefault(outputCol(), "parse");
    unused = setDefault(model(), "en");
    unused = setDefault(beam(), 0);
  }

  /** Reads a stage that was saved; Spark finds this method by its name. */
  public static MLReader<DodonaParser> read() {
    return new DefaultParamsReader<>();
  }

  /** Reads a stage that was saved. */
  public static DodonaParser load(String path) {
    return read().load(path);
  }

  @Override
  public String uid() {
    return uid;
  }

  /** The column of texts. */
  public Param<String> inputCol() {
    Param<String> made = inputCol;
    if (made == null) {
      made = new Param<>(this, "inputCol", "input column of texts");
      inputCol = made;
    }
    return made;
  }

  /** The column of sentences. */
  public Param<String> outputCol() {
    Param<String> made = outputCol;
    if (made == null) {
      made = new Param<>(this, "outputCol", "output column of sentences");
      outputCol = made;
    }
    return made;
  }

  /** The name or address of the model. */
  public Param<String> model() {
    Param<String> made = model;
    if (made == null) {
      made = new Param<>(this, "model", "name or address of the model, such as en");
      model = made;
    }
    return made;
  }

  /** The width of the parser's beam. */
  public IntParam beam() {
    IntParam made = beam;
    if (made == null) {
      made = new IntParam(this, "beam", "beam width; 0 for that of the model");
      beam = made;
    }
    return made;
  }

  /** Sets the column of texts. */
  public DodonaParser setInputCol(String column) {
    Object unused = set(inputCol(), column);
    return this;
  }

  /** Sets the column of sentences. */
  public DodonaParser setOutputCol(String column) {
    Object unused = set(outputCol(), column);
    return this;
  }

  /** Sets where the model is, as {@link DodonaSpark.Builder#model(String)} takes it. */
  public DodonaParser setModel(String address) {
    Object unused = set(model(), address);
    return this;
  }

  /** Sets the width of the parser's beam. */
  public DodonaParser setBeam(int width) {
    Object unused = set(beam(), width);
    return this;
  }

  @Override
  public Dataset<Row> transform(Dataset<?> data) {
    StructType unused = transformSchema(data.schema());
    DodonaSpark dodona =
        DodonaSpark.builder()
            .model(getOrDefault(model()))
            .beam((Integer) getOrDefault(beam()))
            .build();
    return data.withColumn(
        getOrDefault(outputCol()), dodona.parse(data.col(getOrDefault(inputCol()))));
  }

  @Override
  public StructType transformSchema(StructType schema) {
    String input = getOrDefault(inputCol());
    String output = getOrDefault(outputCol());
    if (!(schema.apply(input).dataType() instanceof StringType)) {
      throw new IllegalArgumentException(
          "the column "
              + input
              + " is "
              + schema.apply(input).dataType()
              + "; expected a string column");
    }
    if (Arrays.asList(schema.fieldNames()).contains(output)) {
      throw new IllegalArgumentException("the column " + output + " already exists");
    }
    return schema.add(output, DodonaSchema.SENTENCES);
  }

  @Override
  public DodonaParser copy(ParamMap extra) {
    return defaultCopy(extra);
  }
}
