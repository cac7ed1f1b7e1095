import type { Config } from '#contract/endpoints/anonymous.ts';

/** The user level for total bets in hundredths (G-03). */
export const userLevelOf = ({ userLevelConfigs }: Config, bet: number): number =>
  Math.max(0, ...(userLevelConfigs ?? []).filter(({ betAmount }) => betAmount <= bet).map(({ level }) => level));
