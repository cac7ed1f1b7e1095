import { words } from './words.en.ts';

/** A kind of prop: the name of its drawing and of its text. */
export type PropKind = Exclude<keyof typeof words.en, `${string}Count`>;

/** Id ranges of the props (spec §3); a jackpot id outside of all tiers is the wheel. */
const ranges: readonly (readonly [from: number, to: number, kind: PropKind])[] = [
  [1001, 1099, 'couponGeneral'],
  [1201, 1299, 'couponFixed'],
  [1301, 1399, 'couponGive'],
  [2001, 2001, 'coin'],
  [2002, 2002, 'points'],
  [4001, 4001, 'activityPoints'],
  [40_001, 40_001, 'newYearFireworks'],
  [40_002, 40_002, 'newYearLantern'],
  [40_003, 40_003, 'newYearFruit'],
  [40_004, 40_004, 'newYearHorn'],
  [50_001, 50_001, 'jackpotMega'],
  [50_002, 50_002, 'jackpotMajor'],
  [50_003, 50_003, 'jackpotMinor'],
  [50_004, 50_004, 'jackpotMini'],
  [50_000, 50_005, 'jackpot'],
  [60_001, 60_001, 'diamond'],
  [80_001, 80_001, 'lotterySmall'],
  [80_002, 80_002, 'lotteryMiddle'],
  [80_003, 80_003, 'lotteryGreat'],
];

/** The kind of a prop's id; a gift for an unknown id. */
export const kindOf = (id: number): PropKind => ranges.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'gift';

type Count = Extract<keyof typeof words.en, `${string}Count`>;

/** The text that counts props of a kind; undefined for money, and for rare rewards. */
export const countOf = (kind: PropKind) => (`${kind}Count` in words.en ? (`${kind}Count` as Count) : undefined);

/** The address of a prop's picture: the operator's own, or the icon service's; undefined for a gift. */
export function drawingOf(id: number, own: string | null | undefined): string | undefined {
  const kind = kindOf(id);
  return own || (kind === 'gift' ? undefined : `${import.meta.env.VITE_ICON_BASE}/props/${kind}.svg`);
}
