import type { Output } from '#contract/endpoints.ts';
import type { VipLevel } from '#contract/endpoints/vip.ts';
import { levelShows } from '#contract/rewards/vip.ts';
import type { Money } from '#contract/schema.ts';

/** What the operator tells of a player's VIP standing. */
export type VipInfo = Readonly<Output<'getVipInfo'>>;
type Level = Readonly<VipLevel>;

/** The levels that are shown to a player at level `own`, the lowest first (VI-02). */
export const shownLevels = (levels: readonly Level[], own: number): Level[] =>
  levels
    .filter(({ level, showType }) => {
      if (showType === levelShows.nobody) return level === own;
      return showType !== levelShows.reached || level <= own;
    })
    .toSorted((a, b) => a.level - b.level);

/** The level after `own` among those that are shown. */
export const nextLevel = (levels: readonly Level[], own: number): Level | undefined =>
  shownLevels(levels, own).find(({ level }) => level > own);

/** The lowest shown level that gives something of a kind, where the own one gives nothing. */
export const firstWith = (levels: readonly Level[], own: number, kind: 'dailyAward' | 'signInAward') =>
  shownLevels(levels, own).find((each) => each[kind].length > 0);

/** Rates count ten-thousandths; a percent has a hundred of them. */
const ratePerPercent = 100;

/** A rate in 1/10000 as a percentage. */
export const percentOf = (rate: number): number => rate / ratePerPercent;

/** Hundredths of a peso in one XP. */
const hundredthsPerXp = 100;

/** Experience as players read it: a whole number of XP, one for each peso that was bet. */
export const xpOf = (experience: Money): number => Math.floor(experience / hundredthsPerXp);
