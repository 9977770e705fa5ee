package dodona.bench.search;

import dodona.error.InvalidInputException;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * CoreNLP's tree search. Its classes are those of a peer, on a class path of their own, and so
 * called by reflection.
 */
final class Semgrex implements AutoCloseable {

  private static final String PACKAGE = "edu.stanford.nlp.";

  private final URLClassLoader loader;
  private final Method compile;
  private final Method matcher;
  private final Method find;
  private final Method node;
  private final Method names;
  private final Method index;

  /** Loads the classes. */
  Semgrex(String classpath) throws IOException, ReflectiveOperationException {
    List<URL> urls = new ArrayList<>();
    for (String jar : classpath.split(File.pathSeparator, -1)) {
      urls.add(Path.of(jar).toUri().toURL());
    }
    loader = new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    Class<?> pattern = type("semgraph.semgrex.SemgrexPattern");
    Class<?> matcherType = type("semgraph.semgrex.SemgrexMatcher");
    compile = pattern.getMethod("compile", String.class);
    matcher = pattern.getMethod("matcher", type("semgraph.SemanticGraph"));
    find = matcherType.getMethod("find");
    node = matcherType.getMethod("getNode", String.class);
    names = matcherType.getMethod("getNodeNames");
    index = type("ling.IndexedWord").getMethod("index");
  }

  private Class<?> type(String name) throws ClassNotFoundException {
    return loader.loadClass(PACKAGE + name);
  }

  /**
   * The graphs of a treebank's sentences. They are converted one by one, with the text of the
   * document emptied before each: CoreNLP appends to it, which takes quadratic time.
   */
  List<Object> read(Path treebank) throws ReflectiveOperationException {
    Class<?> readerType = type("pipeline.CoNLLUReader");
    Class<?> documentType = type("pipeline.CoNLLUReader$CoNLLUDocument");
    Class<?> sentenceType = type("pipeline.CoNLLUReader$CoNLLUSentence");
    Class<?> graphKey = type("semgraph.SemanticGraphCoreAnnotations$BasicDependenciesAnnotation");
    Method convert =
        readerType.getMethod(
            "convertCoNLLUSentenceToCoreMap", documentType, sentenceType, int.class);
    Method get = type("util.CoreMap").getMethod("get", Class.class);
    Field sentences = documentType.getField("sentences");
    Field text = documentType.getField("docText");
    Field lines = sentenceType.getField("tokenLines");
    Object reader = readerType.getConstructor().newInstance();
    List<?> documents =
        (List<?>)
            readerType
                .getMethod("readCoNLLUFileCreateCoNLLUDocuments", String.class)
                .invoke(reader, treebank.toString());
    List<Object> graphs = new ArrayList<>();
    for (Object document : documents) {
      for (Object sentence : (List<?>) sentences.get(document)) {
        if (!((List<?>) lines.get(sentence)).isEmpty()) {
          text.set(document, "");
          Object converted = convert.invoke(reader, document, sentence, graphs.size());
          graphs.add(get.invoke(converted, graphKey));
        }
      }
    }
    return graphs;
  }

  /**
   * Compiles a pattern.
   *
   * @throws InvalidInputException if Semgrex rejects it
   */
  Object compile(String pattern) throws ReflectiveOperationException {
    try {
      return compile.invoke(null, pattern);
    } catch (InvocationTargetException e) {
      throw new InvalidInputException("Semgrex rejects " + pattern, e.getCause());
    }
  }

  /** The number of matches, some of which may be the same. */
  long count(Object pattern, List<Object> graphs) throws ReflectiveOperationException {
    long matches = 0;
    for (Object graph : graphs) {
      Object search = matcher.invoke(pattern, graph);
      while ((boolean) find.invoke(search)) {
        matches++;
      }
    }
    return matches;
  }

  /** The positions of the named words, from 1, in each match. */
  Set<Map<String, Integer>> matches(Object pattern, Object graph)
      throws ReflectiveOperationException {
    Set<Map<String, Integer>> matches = new HashSet<>();
    Object search = matcher.invoke(pattern, graph);
    while ((boolean) find.invoke(search)) {
      Map<String, Integer> words = new TreeMap<>();
      for (Object name : (Set<?>) names.invoke(search)) {
        words.put((String) name, (Integer) index.invoke(node.invoke(search, name)));
      }
      matches.add(words);
    }
    return matches;
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
