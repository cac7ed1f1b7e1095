/** Hundredths of a percent (9650) as the language writes them: `96.50%`. */
export const percent = (hundredths: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(hundredths / 10_000);

/** How a game is held: 0 upright, 1 sideways, 2 either way (payloads B). */
export const screenOf = (orientation: number | null | undefined) =>
  (['portrait', 'landscape', 'anyWay'] as const)[orientation ?? 0] ?? 'anyWay';

const volatilities = ['volatility1', 'volatility2', 'volatility3', 'volatility4', 'volatility5'] as const;

/** The word for a volatility of 1 to 5; nothing for any other. */
export const volatilityOf = (volatility: number | null | undefined) => volatilities[(volatility ?? 0) - 1];

/** Rules are words, or the https address of a page; any other address is neither read nor followed. */
export function readable(rules: string): { address?: string; text?: string } {
  if (/^https:\/\/[^/]/.test(rules)) return { address: rules };
  return /^[a-z][a-z\d+.-]*:\S/i.test(rules) ? {} : { text: rules };
}
