package dodona.spark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import scala.util.Properties;

/**
 * The versions of Spark and Scala that the program runs on. Another Scala version than the one
 * these classes were compiled for fails with a {@link NoClassDefFoundError}, inside a task and long
 * after the start; the check here fails before anything runs, in a sentence.
 */
record SparkVersions(String spark, String scala) {

  private static final Pattern NUMBERS = Pattern.compile("(\\d+)\\.(\\d+).*");

  /** Returns the versions on the class path. */
  static SparkVersions found() {
    return new SparkVersions(
        org.apache.spark.package$.MODULE$.SPARK_VERSION(), Properties.versionNumberString());
  }

  /**
   * Checks that Dodona works with these versions. A version that cannot be read passes.
   *
   * @throws IllegalStateException if it does not
   */
  void check() {
    Matcher sparkNumbers = NUMBERS.matcher(spark);
    boolean tooOld =
        sparkNumbers.matches()
            && (Integer.parseInt(sparkNumbers.group(1)) < 3
                || (sparkNumbers.group(1).equals("3")
                    && Integer.parseInt(sparkNumbers.group(2)) < 5));
    Matcher scalaNumbers = NUMBERS.matcher(scala);
    boolean otherScala =
        scalaNumbers.matches()
            && !(scalaNumbers.group(1) + "." + scalaNumbers.group(2)).equals("2.13");
    if (tooOld || otherScala) {
      throw new IllegalStateException(
          "Dodona needs Apache Spark 3.5 or 4 for Scala 2.13; found Spark "
              + spark
              + " for Scala "
              + scala
              + ". Install the distribution of Spark whose name ends in scala2.13.");
    }
  }
}
