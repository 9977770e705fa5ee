package dodona.bench.encoder;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * An encoder that ONNX Runtime runs, on one thread. Its classes are those of a peer, on a class
 * path of their own, and so called by reflection.
 */
final class OnnxSession {

  private static final int GROUP = 8;

  private final URLClassLoader loader;
  private final Class<?> tensorType;
  private final Class<?> environmentType;
  private final Object environment;
  private final AutoCloseable session;
  private final Set<?> inputs;

  /** Loads a model. */
  OnnxSession(String classpath, Path model) throws IOException, ReflectiveOperationException {
    List<URL> urls = new ArrayList<>();
    for (String jar : classpath.split(File.pathSeparator, -1)) {
      urls.add(Path.of(jar).toUri().toURL());
    }
    loader = new URLClassLoader(urls.toArray(new URL[0]), OnnxSession.class.getClassLoader());
    environmentType = loader.loadClass("ai.onnxruntime.OrtEnvironment");
    tensorType = loader.loadClass("ai.onnxruntime.OnnxTensor");
    environment = environmentType.getMethod("getEnvironment").invoke(null);
    Class<?> optionsType = loader.loadClass("ai.onnxruntime.OrtSession$SessionOptions");
    Object options = optionsType.getConstructor().newInstance();
    optionsType.getMethod("setIntraOpNumThreads", int.class).invoke(options, 1);
    optionsType.getMethod("setInterOpNumThreads", int.class).invoke(options, 1);
    session =
        (AutoCloseable)
            environmentType
                .getMethod("createSession", String.class, optionsType)
                .invoke(environment, model.toString(), options);
    inputs = (Set<?>) session.getClass().getMethod("getInputNames").invoke(session);
  }

  /**
   * The last states of sentences, by sentence, piece and unit. Sentences of like length go through
   * together, so that one long sentence does not pad all the others.
   */
  float[][][] run(List<int[]> sentences) throws Exception {
    List<Integer> byLength =
        IntStream.range(0, sentences.size())
            .boxed()
            .sorted(Comparator.comparingInt(s -> sentences.get(s).length))
            .toList();
    float[][][] states = new float[sentences.size()][][];
    for (int from = 0; from < byLength.size(); from += GROUP) {
      List<Integer> group = byLength.subList(from, Math.min(from + GROUP, byLength.size()));
      float[][][] found = padded(group.stream().map(sentences::get).toList());
      for (int s = 0; s < found.length; s++) {
        states[group.get(s)] = found[s];
      }
    }
    return states;
  }

  /** The last states of sentences, padded to the longest. */
  private float[][][] padded(List<int[]> sentences) throws Exception {
    int longest = sentences.stream().mapToInt(s -> s.length).max().orElse(0);
    long[] shape = {sentences.size(), longest};
    LongBuffer ids = LongBuffer.allocate(sentences.size() * longest);
    LongBuffer mask = LongBuffer.allocate(ids.capacity());
    LongBuffer types = LongBuffer.allocate(ids.capacity());
    for (int s = 0; s < sentences.size(); s++) {
      int[] sentence = sentences.get(s);
      for (int i = 0; i < sentence.length; i++) {
        ids.put((s * longest) + i, sentence[i]);
        mask.put((s * longest) + i, 1);
      }
    }
    Map<String, AutoCloseable> tensors = new HashMap<>();
    tensors.put("input_ids", tensor(ids, shape));
    tensors.put("attention_mask", tensor(mask, shape));
    tensors.put("token_type_ids", tensor(types, shape));
    tensors.keySet().retainAll(inputs);
    AutoCloseable result =
        (AutoCloseable) session.getClass().getMethod("run", Map.class).invoke(session, tensors);
    Object first = result.getClass().getMethod("get", int.class).invoke(result, 0);
    Object states =
        loader.loadClass("ai.onnxruntime.OnnxValue").getMethod("getValue").invoke(first);
    result.close();
    for (AutoCloseable tensor : tensors.values()) {
      tensor.close();
    }
    return (float[][][]) states;
  }

  private AutoCloseable tensor(LongBuffer values, long[] shape)
      throws ReflectiveOperationException {
    return (AutoCloseable)
        tensorType
            .getMethod("createTensor", environmentType, LongBuffer.class, long[].class)
            .invoke(null, environment, values, shape);
  }

  /** Lets go of the model. */
  void close() throws Exception {
    session.close();
    loader.close();
  }
}
