/** The largest size of the maps and sets of each name since the last measurement. */
const largest = new Map<string, number>();

const note = (name: string, size: number) => void largest.set(name, Math.max(size, largest.get(name) ?? 0));

/** Map and set classes that record their size under this name. */
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

/** The largest size of each map and set that has grown since the last measurement. */
export function lookAtCollections(): Record<string, number> {
  const sizes = Object.fromEntries(largest);
  largest.clear();
  return sizes;
}
