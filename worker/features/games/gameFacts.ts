import type { Game } from '#contract/entities.ts';
import { volatilityBand } from './catalogue.ts';

/** What games can be filtered by besides category and brand: bands of volatility, and RTPs in hundredths of a percent. */
export const factsOf = (games: readonly Pick<Game, 'volatility' | 'rtp'>[]) => ({
  volatilities: [
    ...new Set(games.flatMap(({ volatility }) => (volatility ? [volatilityBand(volatility)] : []))),
  ].toSorted((a, b) => a - b),
  rtps: [...new Set(games.flatMap(({ rtp }) => rtp ?? []))],
});
