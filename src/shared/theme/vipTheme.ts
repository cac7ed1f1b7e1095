import type { Stores } from '#contract/stores.ts';

type VipMap = NonNullable<Stores['settings']['config']>['vipMap'];

/** Number of VIP palettes (spec §9). */
const themes = 6;

/**
 * The palette of a VIP level, 0 to 5: by the operator's map, else spread evenly over the levels; null without a level.
 */
export function vipTheme(level: number | null | undefined, map: VipMap): number | null {
  if (level === undefined || level === null) return null;
  const levels = Object.values(map ?? {});
  const chosen =
    levels.find((each) => each.level === level)?.theme ?? Math.floor((level * themes) / (levels.length || themes));
  return Math.min(themes - 1, Math.max(0, chosen));
}
