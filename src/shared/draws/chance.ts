/** All chances of a table together, parts per million (players B18). */
const certainty = 1_000_000;

const formatters = new Map<string, Intl.NumberFormat>();

/** A chance in parts per million as a share of all draws, to the last of them: `25%`, `0.0001%`. */
export function chanceText(chance: number, locale: string): string {
  const formatter =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  formatters.set(locale, formatter);
  return formatter.format(chance / certainty);
}

/** How many draws there are for one of this chance, rounded: 4 for 25 %; undefined where it says nothing more. */
export const drawsForOne = (chance: number): number | undefined =>
  chance > 0 && chance <= certainty / 2 ? Math.round(certainty / chance) : undefined;
