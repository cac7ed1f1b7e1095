/** The sum of a table's chances, parts per million (players B18). */
const certainty = 1_000_000;

const formatters = new Map<string, Intl.NumberFormat>();

/** A chance in parts per million as a percentage of all draws, in full: `25%`, `0.0001%`. */
export function chanceText(chance: number, locale: string): string {
  const formatter =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  formatters.set(locale, formatter);
  return formatter.format(chance / certainty);
}

/** From here on a number of draws is rounded to a whole; below, to a tenth. */
const firstWhole = 20;

/** One in how many draws has this chance, rounded: 4 for 25 %, 2.6 for 38 %; undefined if it adds nothing. */
export function drawsForOne(chance: number): number | undefined {
  if (chance <= 0 || chance > certainty / 2) return undefined;
  const draws = certainty / chance;
  return draws < firstWhole ? Math.round(draws * 10) / 10 : Math.round(draws);
}
