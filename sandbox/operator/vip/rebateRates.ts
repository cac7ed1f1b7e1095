const slots = [40, 50, 60, 70, 85, 100];
const quick = [30, 35, 45, 55, 65, 80];
const tables = [15, 20, 25, 30, 40, 50];

/** Rebate rates in 1/10000, by the kind of games and then by the VIP level (G-03). */
const ratesByType: Readonly<Record<number, readonly number[]>> = {
  1: slots,
  2: slots,
  3: tables,
  4: tables,
  5: quick,
  6: tables,
  7: quick,
  8: quick,
};

/** The rate of a kind of games at a VIP level, 1/10000; beyond the highest level, that level's. */
export function rateOf(gameTypeId: number, level: number): number {
  const rates = ratesByType[gameTypeId] ?? tables;
  return rates[Math.min(level, rates.length - 1)]!;
}

/** The rates of all kinds of games at a VIP level, 1/10000. */
export const ratesAt = (level: number): Record<string, number> =>
  Object.fromEntries(Object.keys(ratesByType).map((type) => [type, rateOf(Number(type), level)]));
