import type { Output } from '#contract/endpoints.ts';
import type { VipLevel } from '#contract/endpoints/vip.ts';
import { levelShows } from '#contract/rewards/vip.ts';
import type { Money } from '#contract/schema.ts';

/** The operator's data on a player's VIP state. */
export type VipInfo = Readonly<Output<'getVipInfo'>>;
type Level = Readonly<VipLevel>;

/** The levels shown to a player at level `own`, the lowest first (VI-02). */
export const shownLevels = (levels: readonly Level[], own: number): Level[] =>
  levels
    .filter(({ level, showType }) => {
      if (showType === levelShows.nobody) return level === own;
      return showType !== levelShows.reached || level <= own;
    })
    .toSorted((a, b) => a.level - b.level);

/** The shown level after `own`. */
export const nextLevel = (levels: readonly Level[], own: number): Level | undefined =>
  shownLevels(levels, own).find(({ level }) => level > own);

/** The lowest shown level with a benefit that the player's own lacks. */
export const firstWith = (levels: readonly Level[], own: number, kind: 'dailyAward' | 'signInAward') =>
  shownLevels(levels, own).find((each) => each[kind].length > 0);

/** Rates are in ten-thousandths, a hundred to the percent. */
const ratePerPercent = 100;

/** A rate in 1/10000 as a percentage. */
export const percentOf = (rate: number): number => rate / ratePerPercent;

/** Hundredths of a peso in one XP. */
const hundredthsPerXp = 100;

/** Experience as players see it: a whole number of XP, one per peso bet. */
export const xpOf = (experience: Money): number => Math.floor(experience / hundredthsPerXp);
