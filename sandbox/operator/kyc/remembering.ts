/** How many comparisons are remembered. */
const usual = 10_000;

/** A comparison of two texts that remembers its latest answers. */
export function remembering<T>(compare: (one: string, other: string) => T, most = usual) {
  const known = new Map<string, T>();
  return (one: string, other: string): T => {
    const pair = JSON.stringify([one, other]);
    if (known.has(pair)) return known.get(pair)!;
    const answer = compare(one, other);
    const [oldest] = known.keys();
    if (known.size >= most) known.delete(oldest!);
    known.set(pair, answer);
    return answer;
  };
}
