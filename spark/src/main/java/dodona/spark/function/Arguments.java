package dodona.spark.function;

import java.util.List;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Arguments as Spark hands them over: its arrays are sequences of Scala's. */
final class Arguments {

  private Arguments() {}

  @SuppressWarnings("unchecked") // the type was looked at when the function was bound
  static <T> List<T> list(Object argument) {
    return CollectionConverters.asJava((Seq<T>) argument);
  }

  static int integer(Object argument) {
    return Math.toIntExact(((Number) argument).longValue());
  }
}
