package dodona.neural.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SameBitsTest {

  /** Often enough that HotSpot has compiled everything by the end. */
  private static final int TIMES = 60;

  private static final byte[] EXPECTED = new KernelResults().apply(false, 1);

  @ParameterizedTest
  @ValueSource(ints = {128, 256, 512})
  void vectorsOfAnyWidthGiveTheBitsOfPlainJava(int bits) throws Exception {
    BiFunction<Boolean, Integer, byte[]> results = loadedAnew(bits);
    assertThat(results).hasToString("vector " + bits);
    for (int i = 0; i < TIMES; i++) {
      assertThat(results.apply(true, 1 + i % 3)).isEqualTo(EXPECTED);
    }
  }

  @Test
  void theNumberOfThreadsChangesNoBit() {
    KernelResults results = new KernelResults();
    for (int i = 0; i < TIMES; i++) {
      assertThat(results.apply(false, 1 + i % 3)).isEqualTo(EXPECTED);
    }
  }

  /** The kernels in a class loader of their own, as their width is fixed when they are loaded. */
  @SuppressWarnings("unchecked")
  private static BiFunction<Boolean, Integer, byte[]> loadedAnew(int bits) throws Exception {
    ClassLoader loader = new KernelLoader();
    System.setProperty("dodona.vectorBits", String.valueOf(bits));
    try {
      Object results =
          loader.loadClass(KernelResults.class.getName()).getDeclaredConstructor().newInstance();
      assertThat(results.toString()).isNotEmpty(); // loads the kernels
      return (BiFunction<Boolean, Integer, byte[]>) results;
    } finally {
      System.clearProperty("dodona.vectorBits");
    }
  }

  private static final class KernelLoader extends ClassLoader {
    KernelLoader() {
      super(SameBitsTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("dodona.neural.kernel.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
