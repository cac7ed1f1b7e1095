import type { RechargeItem } from '#contract/endpoints/anonymous.ts';

type Levelled = Readonly<Pick<RechargeItem, 'bonus' | 'minLevel'>>;

/** What an amount offers to players of a user level (G-03): a bonus that is for a higher one is `later`, and none yet. */
export const atLevel =
  (userLevel: number) =>
  <T extends Levelled>(item: T): T & { readonly later?: { readonly bonus: number; readonly level: number } } => {
    const { bonus, minLevel } = item;
    if (!bonus || !minLevel || userLevel >= minLevel) return item;
    return { ...item, bonus: undefined, later: { bonus, level: minLevel } };
  };
