import { createHash } from 'node:crypto';

/** The latest answers by key, the longest unused forgotten first: between half of `most` and all of them. */
export function createMemory<T>(most: number) {
  let recent = new Map<string, T>();
  let before = new Map<string, T>();
  const set = (key: string, answer: T) => {
    if (recent.size >= most / 2) [recent, before] = [new Map(), recent];
    recent.set(key, answer);
  };
  return {
    set,
    get(key: string): T | undefined {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const older = before.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
  };
}

/** A short key of any data: the same for the same data alone. */
export const keyOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('base64').slice(0, 22);

/** How many comparisons are remembered: those of 200 accounts of one birthday are 20,000. */
const usual = 200_000;

/** A comparison of two texts, always in one order, that remembers its latest answers. */
export function remembering<T extends string>(compare: (one: string, other: string) => T, most = usual) {
  const known = createMemory<T>(most);
  return (...texts: [string, string]): T => {
    const [one, other] = texts[0] < texts[1] ? texts : ([texts[1], texts[0]] as const);
    const pair = keyOf([one, other]);
    const before = known.get(pair);
    if (before !== undefined) return before;
    const answer = compare(one, other);
    known.set(pair, answer);
    return answer;
  };
}
