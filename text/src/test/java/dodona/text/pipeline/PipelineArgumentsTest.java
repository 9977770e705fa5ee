package dodona.text.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dodona.text.TinyPipeline;
import dodona.text.input.Input;
import dodona.text.input.InputListener;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests that the public methods of the library's entry points reject null. */
class PipelineArgumentsTest {

  private static final Pipeline PIPELINE = Pipeline.of(TinyPipeline.MODEL);
  private static final Input INPUT = Input.text("Dogs bark.");

  /** Calls a method with null for all arguments that are references; returns what it throws. */
  private static @Nullable Throwable thrownFor(Method method, Object target)
      throws IllegalAccessException {
    try {
      Object unused =
          method.invoke(
              Modifier.isStatic(method.getModifiers()) ? null : target,
              new Object[method.getParameterCount()]);
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    }
  }

  private static void refusesNull(Object target) throws IllegalAccessException {
    List<String> bad = new ArrayList<>();
    int checked = 0;
    for (Method method : target.getClass().getDeclaredMethods()) {
      boolean takesReferences =
          method.getParameterCount() > 0
              && Arrays.stream(method.getParameterTypes()).noneMatch(Class::isPrimitive);
      boolean allowsNull =
          Arrays.stream(method.getAnnotatedParameterTypes())
              .anyMatch(type -> type.isAnnotationPresent(Nullable.class));
      if (Modifier.isPublic(method.getModifiers())
          && takesReferences
          && !allowsNull
          && !method.getName().equals("equals")) {
        checked++;
        Throwable thrown = thrownFor(method, target);
        String message = thrown == null ? "" : Objects.toString(thrown.getMessage());
        if (!(thrown instanceof NullPointerException) || !message.matches("[a-z]\\w*")) {
          bad.add(method + ": " + thrown);
        }
      }
    }
    assertThat(checked).isPositive();
    assertThat(bad).isEmpty();
  }

  @Test
  void nullIsRefusedWithTheNameOfTheParameter() throws IllegalAccessException {
    refusesNull(PIPELINE);
    refusesNull(INPUT);
    refusesNull(PipelineOptions.DEFAULT);
    assertThatNullPointerException()
        .isThrownBy(() -> PIPELINE.analyze((String) missing()))
        .withMessage("text");
    assertThatNullPointerException()
        .isThrownBy(() -> Pipeline.load((Path) missing()))
        .withMessage("file");
    assertThatNullPointerException()
        .isThrownBy(() -> INPUT.peek((InputListener) missing()))
        .withMessage("listener");
  }

  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // the very thing that is tested
  private static <T> T missing() {
    return null;
  }

  @Test
  void aPipelineSaysItsModelAndItsSteps() throws Exception {
    assertThat(PIPELINE).hasToString("Pipeline[unnamed model: segment, tag, parse]");
    assertThat(PIPELINE.with(PipelineOptions.DEFAULT.withLast(dodona.text.model.PipelineStep.TAG)))
        .hasToString("Pipeline[unnamed model: segment, tag]");
  }

  @Test
  void pipelinesWithTheSameOptionsAreOneAndAreBounded() {
    PipelineOptions two = PipelineOptions.DEFAULT.withThreads(2);
    Pipeline kept = PIPELINE.with(two);
    assertThat(PIPELINE.with(two)).isSameAs(kept);
    assertThat(kept.with(two)).isSameAs(kept);
    assertThat(kept.with(PipelineOptions.DEFAULT)).isSameAs(PIPELINE);
    for (int threads = 3; threads < 30; threads++) {
      assertThat(PIPELINE.with(PipelineOptions.DEFAULT.withThreads(threads)).model())
          .isSameAs(PIPELINE.model());
    }
    assertThat(PIPELINE.with(two)).isNotSameAs(kept).extracting(Pipeline::options).isEqualTo(two);
  }
}
