package dodona.spark.bench;

import dodona.spark.ClusterHome;
import dodona.spark.Conllu;
import dodona.spark.DodonaCatalog;
import dodona.spark.HeldModel;
import dodona.spark.holder.InstalledSource;
import dodona.spark.holder.ModelCache;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToLongFunction;
import java.util.zip.CRC32;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;

/** One who parses all documents, as often as it is told; prints its {@link Outcome}. */
public final class Contestant {

  /** The documents, one a line. */
  static final String DOCUMENTS = "documents.txt";

  private static final String TABLE = "documents.parquet";
  private static final int FILES = 16;

  private final int times;
  private final Path work;
  private final String model;
  private final int runs;

  private Contestant(int times, Path work, String model, int runs) {
    this.times = times;
    this.work = work;
    this.model = model;
    this.runs = runs;
  }

  /** Takes the kind, how often it gets the documents, the folder, the model and the passes. */
  public static void main(String[] args) throws Exception {
    Contestant contestant =
        new Contestant(
            Integer.parseInt(args[1]), Path.of(args[2]), args[3], Integer.parseInt(args[4]));
    String kind = args[0];
    if (kind.equals("prepare")) {
      contestant.prepare();
    } else if (kind.startsWith("threads:")) {
      int threads = Integer.parseInt(kind.substring(kind.indexOf(':') + 1));
      System.out.println(contestant.library(threads).line());
    } else {
      System.out.println(contestant.spark(kind).line());
    }
  }

  private void prepare() throws IOException {
    try (SparkSession spark = ClusterHome.session("local[1]").getOrCreate()) {
      spark
          .read()
          .textFile(work.resolve(DOCUMENTS).toUri().toString())
          .toDF("text")
          .repartition(FILES)
          .write()
          .mode("overwrite")
          .parquet(work.resolve(TABLE).toUri().toString());
    }
  }

  private Outcome library(int threads) throws Exception {
    List<String> documents = Files.readAllLines(work.resolve(DOCUMENTS));
    Pipeline pipeline =
        ModelCache.shared().pipeline(new InstalledSource(model), PipelineOptions.DEFAULT);
    long checksum = sum(documents, threads, text -> checksum(pipeline, text));
    List<Double> seconds = new ArrayList<>();
    long words = 0;
    for (int run = 0; run < runs; run++) {
      long start = System.nanoTime();
      words = sum(documents, threads, text -> pipeline.analyze(text).words().count());
      seconds.add((System.nanoTime() - start) / 1e9);
    }
    return new Outcome(words, checksum, 1, 1, megabytes(), seconds);
  }

  private static long sum(List<String> texts, int threads, ToLongFunction<String> work)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    AtomicInteger next = new AtomicInteger();
    try {
      List<Future<Long>> parts = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        parts.add(
            pool.submit(
                () -> {
                  long part = 0;
                  for (int i = next.getAndIncrement();
                      i < texts.size();
                      i = next.getAndIncrement()) {
                    part += work.applyAsLong(texts.get(i));
                  }
                  return part;
                }));
      }
      long sum = 0;
      for (Future<Long> part : parts) {
        sum += part.get();
      }
      return sum;
    } finally {
      pool.shutdown();
    }
  }

  private static long checksum(Pipeline pipeline, String text) {
    CRC32 checksum = new CRC32();
    checksum.update(Conllu.of(pipeline.analyze(text)).getBytes(StandardCharsets.UTF_8));
    return checksum.getValue();
  }

  private Outcome spark(String master) throws IOException {
    try (SparkSession spark =
        ClusterHome.session(master)
            .config("spark.executor.memory", SparkCommand.EXECUTOR_MEGABYTES + "m")
            .config("spark.sql.files.openCostInBytes", Long.toString(128L << 20))
            .config("spark.sql.catalog.dodona", DodonaCatalog.class.getName())
            .config("spark.sql.catalog.dodona.model", model)
            .getOrCreate()) {
      String named = model;
      UDF1<Object, String> whereabouts = unused -> whereabouts(named);
      spark
          .udf()
          .register(
              "whereabouts", functions.udf(whereabouts, DataTypes.StringType).asNondeterministic());
      String table = work.resolve(TABLE).toUri().toString();
      Dataset<Row> documents = spark.read().parquet(table);
      for (int more = 1; more < times; more++) {
        documents = documents.union(spark.read().parquet(table));
      }
      documents.createOrReplaceTempView("documents");
      long checksum =
          spark
              .sql(
                  "SELECT sum(crc32(c)) FROM (SELECT dodona.parse_conllu(text) AS c FROM documents)")
              .head()
              .getLong(0);
      List<Double> seconds = new ArrayList<>();
      for (int run = 0; run < runs; run++) {
        long start = System.nanoTime();
        spark
            .sql("SELECT dodona.parse(text) AS parse FROM documents")
            .write()
            .format("noop")
            .mode("overwrite")
            .save();
        seconds.add((System.nanoTime() - start) / 1e9);
      }
      return outcome(spark, checksum, seconds);
    }
  }

  /** Counts the words, and looks at every JVM that parses. */
  private static Outcome outcome(SparkSession spark, long checksum, List<Double> seconds)
      throws IOException {
    List<Row> rows =
        spark
            .sql(
                "SELECT w, sum(n) FROM (SELECT whereabouts(p) AS w,"
                    + " aggregate(p, 0, (n, s) -> n + size(s.words)) AS n FROM"
                    + " (SELECT dodona.parse(text) AS p FROM documents)) GROUP BY w")
            .collectAsList();
    long words = 0;
    Map<String, Set<String>> models = new HashMap<>();
    Map<String, Long> memory = new HashMap<>();
    for (Row row : rows) {
      words += row.getLong(1);
      String[] where = row.getString(0).split(" ", -1);
      models.computeIfAbsent(where[0], pid -> new HashSet<>()).add(where[1]);
      memory.merge(where[0], Long.parseLong(where[2]), Math::max);
    }
    memory.putIfAbsent(Long.toString(ProcessHandle.current().pid()), megabytes());
    return new Outcome(
        words,
        checksum,
        models.values().stream().mapToLong(Set::size).max().orElseThrow(),
        models.size(),
        memory.values().stream().mapToLong(Long::longValue).sum(),
        seconds);
  }

  private static String whereabouts(String model) throws IOException {
    return ProcessHandle.current().pid() + " " + HeldModel.identity(model) + " " + megabytes();
  }

  /** The most memory that this JVM has had, as Linux counts; 0 where it is not told. */
  private static long megabytes() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return 0;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmHWM:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    return 0;
  }
}
