package dodona.support;

import java.lang.module.ModuleDescriptor;
import org.jspecify.annotations.Nullable;

/** The version of a part of Dodona, from its jar or module. */
public final class Version {

  private Version() {}

  /** The version of what a class came with, such as {@code 1.0.0}; null where there is no jar. */
  public static @Nullable String of(Class<?> type) {
    ModuleDescriptor module = type.getModule().getDescriptor();
    return module == null
        ? type.getPackage().getImplementationVersion()
        : module.rawVersion().orElse(null);
  }
}
