package dodona.spark;

import dodona.spark.catalyst.CatalogFunctions;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.catalyst.analysis.NoSuchNamespaceException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * SQL functions that are available through configuration alone, in any language.
 *
 * <pre>
 * spark.sql.catalog.dodona                  dodona.spark.DodonaCatalog
 * spark.sql.catalog.dodona.model            the model; the English one in a jar if it is not set
 * spark.sql.catalog.dodona.beam             the width of the parser's beam
 * spark.sql.catalog.dodona.confidence       true to get the parser's confidence in each sentence
 * spark.sql.catalog.dodona.longestSentence  sentences of more words are bad
 * spark.sql.catalog.dodona.onError          null makes bad rows null, fail (the default) does not
 * </pre>
 *
 * <p>Then {@code SELECT dodona.parse(text) FROM documents} works. A second catalog under another
 * name has another model.
 */
public final class DodonaCatalog implements FunctionCatalog {

  private final SparkVersions versions;
  private String name = "dodona";
  private CaseInsensitiveStringMap options = CaseInsensitiveStringMap.empty();

  /** Creates a catalog; called by Spark, which finds the class by its name. */
  public DodonaCatalog() {
    this(SparkVersions.found());
  }

  DodonaCatalog(SparkVersions versions) {
    this.versions = versions;
  }

  /**
   * Takes the settings.
   *
   * @throws IllegalStateException if Dodona does not work with this version of Spark or Scala
   */
  @Override
  public void initialize(String newName, CaseInsensitiveStringMap newOptions) {
    versions.check();
    this.name = newName;
    this.options = newOptions;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Identifier[] listFunctions(String[] namespace) throws NoSuchNamespaceException {
    if (namespace.length > 0) {
      throw new NoSuchNamespaceException(namespace);
    }
    return CatalogFunctions.names().stream()
        .map(function -> Identifier.of(namespace, function))
        .toArray(Identifier[]::new);
  }

  @Override
  public UnboundFunction loadFunction(Identifier identifier) throws NoSuchFunctionException {
    if (identifier.namespace().length > 0) {
      throw new NoSuchFunctionException(identifier);
    }
    return CatalogFunctions.named(identifier.name(), () -> SettingsReader.read(options::get))
        .orElseThrow(() -> new NoSuchFunctionException(identifier));
  }
}
