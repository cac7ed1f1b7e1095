import { at, emblem, figure } from './drawing.ts';
import { drawing } from './motifs.ts';
import { metals } from './palettes.ts';
import { coin, number, sparks } from './pieces.ts';

type Metal = keyof typeof metals;

const drawn = (main: Metal, accent: Metal, what: string): string =>
  emblem(96, 96, { main: metals[main], accent: metals[accent], ink: '#14203a' }, what);

/** The peso sign centred on 0 0. */
const peso = '<path fill="none" d="M-5 13v-26h6q9 0 9 7t-9 7h-6M-12-9h25M-12-3h25"/>';

const ticket = (sign: string): string =>
  '<g transform="rotate(-10 48 48)"><path fill="url(#m)" stroke="currentColor" d="M6 24h84v15a9 9 0 0 0 0 18v15H6V57a9 9 0 0 0 0-18Z"/><path fill="#fff6" d="M6 24h84v10H6Z"/><path stroke="currentColor" stroke-dasharray="1 7" d="M68 28v42"/>' +
  `<g stroke="currentColor" stroke-width="5">${at(39, 49, sign)}</g><path stroke="url(#a)" stroke-width="6" d="M79 42v.1M79 54v.1"/></g>`;

const percent =
  '<path d="M10-12-10 12"/><circle cx="-9" cy="-8" r="4" fill="none"/><circle cx="9" cy="8" r="4" fill="none"/>';
const gift =
  '<path fill="url(#a)" stroke-width="2.5" d="M-15-4h30v18h-30Z"/><path fill="#fff" stroke-width="2.5" d="M-18-9h36v7h-36ZM-3-9h6v23h-6Z"/><path fill="none" stroke-width="3" d="M0-9q-14-1-11-8t11 8q8-15 11-8T0-9"/>';

const medal = (sign: string): string =>
  `<circle cx="48" cy="48" r="42" fill="url(#m)" stroke="currentColor"/><circle cx="48" cy="48" r="32" fill="url(#a)" stroke="currentColor"/><path fill="none" stroke="#fffb" stroke-width="5" d="M16 36q6-16 20-22"/>${sign}`;

const star = '<path fill="#fff" stroke="currentColor" d="m48 26 7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2Z"/>';
const bolt = '<path fill="#fff" stroke="currentColor" d="M54 22 30 52h14l-4 24 26-32H51Z"/>';

/** A tier of the jackpot: a gem, with more light the higher it is. */
const tier = (height: number): string =>
  (height > 2 ? `<g opacity=".9">${at(0, 0, sparks, 0.48)}</g>` : '') +
  figure(drawing('gem'), 48, height > 3 ? 52 : 46, 60 + height * 4) +
  (height > 3 ? figure(drawing('crown'), 48, 15, 36) : '') +
  Array.from({ length: height }, (_, place) =>
    at(48 + (place - (height - 1) / 2) * 14, 90, '<circle r="5" fill="#fff"/>'),
  ).join('');

const wheel =
  '<circle cx="48" cy="52" r="40" fill="#fff8ea" stroke="currentColor"/><g fill="none" stroke-linecap="butt"><circle cx="48" cy="52" r="19" stroke="url(#a)" stroke-width="36" stroke-dasharray="14.92 14.92"/><circle cx="48" cy="52" r="39" stroke="url(#m)" stroke-width="6"/></g><circle cx="48" cy="52" r="9" fill="url(#m)" stroke="currentColor"/><path fill="url(#m)" stroke="currentColor" d="M36 2h24L48 22Z"/>';

const fireworks =
  '<path fill="none" stroke="url(#a)" stroke-width="6" d="M48 34V8M48 62v24M34 48H8M62 48h26M38 38 20 20M58 58l18 18M58 38l18-18M38 58 20 76"/><path stroke="url(#m)" stroke-width="8" d="M48 48h0M34 14h0M62 14h0M34 82h0M62 82h0M14 34h0M82 34h0M14 62h0M82 62h0"/>';
const horn =
  '<path fill="url(#m)" stroke="currentColor" d="M8 82 54 14q20 6 28 28L16 90Z"/><path fill="url(#a)" stroke="currentColor" d="M54 14q-6 8 8 20t20 8q8-10-6-22T54 14Z"/><path fill="none" stroke="#fff9" stroke-width="5" d="m30 56 14 14M42 40l14 16"/>';

/** The paper of a lottery ticket, 76 by 48 centred on 0 0. */
const paper =
  '<path id="p" fill="url(#m)" stroke="currentColor" d="M-38-24h76v15a9 9 0 0 0 0 18v15h-76V9a9 9 0 0 0 0-18Z"/>';

/** Its print: a stub with a star, and three drawn balls. */
const printed =
  '<path fill="#fff8" d="M-36.5-22.5h73v8h-73Z"/>' +
  '<path fill="none" stroke="currentColor" stroke-dasharray=".1 5.5" d="M14-11v32"/>' +
  figure(star, 25, 1, 32) +
  '<path stroke="currentColor" stroke-width="17" d="M-24 0h0M-8 0h0M8 0h0"/><g stroke-width="13"><path stroke="#ff7a66" d="M-24 0h0"/><path stroke="#5fb2ff" d="M-8 0h0"/><path stroke="#6fd65c" d="M8 0h0"/></g><path stroke="#fff" stroke-width="8" d="M-24 0h0M-8 0h0M8 0h0"/>' +
  '<path stroke="currentColor" opacity=".55" d="M-28 15h14M-8 15h12"/>';

/** A fan of tickets, the last in front, and how many they count as. */
const slips = (turns: readonly number[], worth: number): string =>
  turns
    .map((_, place) => (place ? '<use href="#p"/>' : paper) + (place < turns.length - 1 ? '' : printed))
    .map((sheet, place) => at(33, 84, at(20, -34, sheet), 0.84, turns[place]))
    .join('') +
  at(
    75,
    77,
    `<circle r="16" fill="url(#a)" stroke="currentColor"/><circle r="12" fill="#fff"/><g fill="none" stroke="currentColor" stroke-width="4.5" transform="scale(.84)">${number(worth)}</g>`,
  );

/** Light around the highest prize. */
const glints = '<path fill="#fff" d="m14 14 2 8 8 2-8 2-2 8-2-8-8-2 8-2ZM82 8l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/>';

/** The pictures of props by name, 96 by 96 without a background. */
export const props = {
  couponGeneral: drawn('aqua', 'gold', ticket(percent)),
  couponFixed: drawn('gold', 'coral', ticket(peso)),
  couponGive: drawn('rose', 'gold', ticket(gift)),
  coin: drawn('gold', 'flame', at(48, 50, coin, 2.1)),
  points: drawn('azure', 'azure', medal(star)),
  activityPoints: drawn('gold', 'flame', medal(bolt)),
  diamond: drawn('aqua', 'azure', figure(drawing('gem'), 48, 48, 92)),
  jackpot: drawn('gold', 'coral', wheel),
  jackpotMega: drawn('rose', 'gold', tier(4)),
  jackpotMajor: drawn('gold', 'flame', tier(3)),
  jackpotMinor: drawn('silver', 'azure', tier(2)),
  jackpotMini: drawn('bronze', 'coral', tier(1)),
  newYearFireworks: drawn('gold', 'rose', fireworks),
  newYearLantern: drawn('gold', 'coral', figure(drawing('parol'), 48, 48, 92)),
  newYearFruit: drawn('gold', 'jade', figure(drawing('fruit'), 48, 48, 92)),
  newYearHorn: drawn('azure', 'gold', horn),
  lotterySmall: drawn('bronze', 'gold', at(48, 48, paper + printed, 1.08, -14)),
  lotteryMiddle: drawn('silver', 'azure', slips([-20, -2], 5)),
  lotteryGreat: drawn('gold', 'coral', glints + slips([-28, -13, 2], 10)),
};

type Prop = keyof typeof props;

/** The id ranges of the props (spec §3); a jackpot id outside all tiers is the wheel. */
const ranges: readonly (readonly [from: number, to: number, prop: Prop])[] = [
  [1001, 1099, 'couponGeneral'],
  [1201, 1299, 'couponFixed'],
  [1301, 1399, 'couponGive'],
  [2001, 2001, 'coin'],
  [2002, 2002, 'points'],
  [4001, 4001, 'activityPoints'],
  [60_001, 60_001, 'diamond'],
  [50_001, 50_001, 'jackpotMega'],
  [50_002, 50_002, 'jackpotMajor'],
  [50_003, 50_003, 'jackpotMinor'],
  [50_004, 50_004, 'jackpotMini'],
  [50_000, 50_005, 'jackpot'],
  [40_001, 40_001, 'newYearFireworks'],
  [40_002, 40_002, 'newYearLantern'],
  [40_003, 40_003, 'newYearFruit'],
  [40_004, 40_004, 'newYearHorn'],
  [80_001, 80_001, 'lotterySmall'],
  [80_002, 80_002, 'lotteryMiddle'],
  [80_003, 80_003, 'lotteryGreat'],
];

/** The picture of a prop by its id, or undefined for an unknown id. */
export const propOf = (id: number): Prop | undefined => ranges.find(([from, to]) => id >= from && id <= to)?.[2];
