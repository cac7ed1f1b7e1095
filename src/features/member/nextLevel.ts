import type { Money } from '#contract/schema.ts';

type Levels = readonly { readonly level: number; readonly betAmount: number }[] | null | undefined;

/** The next user level, and the total bets it begins at, hundredths; undefined at the highest (G-03). */
export function nextLevel(
  levels: Levels,
  { userLevel, bet }: { userLevel?: number | null | undefined; bet?: number | null | undefined },
): { level: number; from: Money } | undefined {
  if (bet === undefined || bet === null) return undefined;
  const above = (levels ?? []).filter(({ level }) => level > (userLevel ?? 0)).toSorted((a, b) => a.level - b.level);
  const [next] = above;
  return next && next.betAmount > bet ? { level: next.level, from: next.betAmount as Money } : undefined;
}
