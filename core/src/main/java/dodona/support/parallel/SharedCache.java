package dodona.support.parallel;

import org.jspecify.annotations.Nullable;

/**
 * A cache of fixed size shared by all threads: a new entry replaces the previous one in its slot.
 *
 * <p>There is no lock. An entry never changes once it is made, so that a thread that reads a slot
 * while another writes it sees the old entry or the new one, both of which are right.
 *
 * @param <K> the type of the keys, which are immutable and have {@code equals}
 * @param <V> the type of the values, which depend on their key alone and are never changed
 */
public final class SharedCache<K, V> {

  private final @Nullable Entry<K, V>[] slots;

  private record Entry<K, V>(K key, V value) {}

  /** A cache of 2^bits entries at most. */
  @SuppressWarnings("unchecked") // an array of a generic type, which nobody else sees
  public SharedCache(int bits) {
    this.slots = (Entry<K, V>[]) new Entry<?, ?>[1 << bits];
  }

  /** The value of a key; null if it is not known, or not any more. */
  public @Nullable V get(K key) {
    Entry<K, V> entry = slots[slot(key)];
    return entry == null || !entry.key.equals(key) ? null : entry.value;
  }

  /** Remembers the value of a key. */
  public void put(K key, V value) {
    slots[slot(key)] = new Entry<>(key, value);
  }

  private int slot(K key) {
    int hash = key.hashCode();
    return (hash ^ (hash >>> 16)) & (slots.length - 1);
  }
}
