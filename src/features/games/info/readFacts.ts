import { outsideAddress } from '#browser/addresses.ts';

/** Formats hundredths of a percent (9650) for a locale: `96.50%`. */
export const percent = (hundredths: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(hundredths / 10_000);

/** The text key of a screen orientation: 0 portrait, 1 landscape, 2 both (payloads B). */
export const screenOf = (orientation: number | null | undefined) =>
  (['portrait', 'landscape', 'anyWay'] as const)[orientation ?? 0] ?? 'anyWay';

const volatilities = ['volatility1', 'volatility2', 'volatility3', 'volatility4', 'volatility5'] as const;

/** The text key of a volatility of 1 to 5; undefined for any other value. */
export const volatilityOf = (volatility: number | null | undefined) => volatilities[(volatility ?? 0) - 1];

/** The rules of a game: a text, or the https address of a page; any other address is neither shown nor followed. */
export function readable(rules: string): { address?: string; text?: string } {
  const address = outsideAddress(rules);
  if (address) return { address };
  return /^[a-z][a-z\d+.-]*:\S/i.test(rules) ? {} : { text: rules };
}
