/** The most entries that a map or set of each name had since the last look. */
const largest = new Map<string, number>();

const note = (name: string, size: number) => void largest.set(name, Math.max(size, largest.get(name) ?? 0));

/** Maps and sets that tell of their size under this name. */
export function counted(name: string) {
  return {
    Map: class<K, V> extends Map<K, V> {
      override set(key: K, value: V) {
        super.set(key, value);
        note(name, this.size);
        return this;
      }
    },
    Set: class<T> extends Set<T> {
      override add(value: T) {
        super.add(value);
        note(name, this.size);
        return this;
      }
    },
  };
}

/** The most entries of each map and set that has grown since the last look. */
export function lookAtCollections(): Record<string, number> {
  const sizes = Object.fromEntries(largest);
  largest.clear();
  return sizes;
}
