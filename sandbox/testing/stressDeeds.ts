import fc from 'fast-check';
import { moneyLimit, sessionLimit } from '#contract/protection.ts';
import type { payoutEnds } from '../operator/context/staffRules.ts';

/** Number of players in a stress run. */
export const crowd = 3;
/** How many document numbers all newcomers share. */
export const papers = 2;

/** The daily limits of every player: hundredths, and minutes of play. */
export const own = { deposit: 70_000, loss: 20_000, wager: 30_000, session: 30 };
export type Kind = keyof typeof own;

/** Stakes and deposits repeated while an exclusion or a tighter limit is in progress: hundredths. */
export const goingOn = { least: 2_000, stake: 6_000, deposit: 20_000 };

/** One action of a stress run, `who` by player index; amounts in hundredths. */
export type Deed =
  | { do: 'deposit'; who: number; amount: number; paid: boolean; withCoupon: boolean }
  | { do: 'bet'; who: number; amount: number; won: number | null }
  | { do: 'withdraw'; who: number; amount: number; end: keyof typeof payoutEnds }
  | { do: 'putAside'; who: number; amount: number; direction: 1 | 2 }
  | { do: 'nameParent'; who: number; parent: number }
  | {
      do: 'prove';
      who: number;
      paper: number;
      planned: 'passed' | 'rejected';
      decided: 'passed' | 'rejected' | null;
    }
  | { do: 'useGift'; who: number }
  | { do: 'tighten'; who: number; kind: Kind; to: number }
  | { do: 'loosen'; who: number; kind: Kind; by: number }
  | { do: 'confirm'; who: number; kind: Kind }
  | { do: 'exclude'; who: number; months: number };

/** Actions that run concurrently, and how long play continues after them, minutes. */
export interface Wave {
  deeds: Deed[];
  minutes: number;
}

const peso = 100;
const who = fc.nat({ max: crowd - 1 });
const pesos = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * peso);
const kind = fc.constantFrom<Kind[]>('deposit', 'loss', 'wager', 'session');
/** A tighter limit: so low that one bet or deposit slipping through exceeds it. */
const tighter = kind.chain((of) =>
  fc.record({
    kind: fc.constant(of),
    to:
      of === 'session'
        ? fc.integer({ min: sessionLimit.min, max: own.session - 1 })
        : pesos(moneyLimit.min / peso, (2 * goingOn.stake) / peso - 1),
  }),
);
/** By how much a limit is loosened: whole pesos, or minutes. */
const looser = kind.chain((of) =>
  fc.record({ kind: fc.constant(of), by: of === 'session' ? fc.integer({ min: 1, max: 15 }) : pesos(1, 50) }),
);

const deeds: [weight: number, deed: fc.Arbitrary<object>][] = [
  [
    4,
    fc.record({
      do: fc.constant('deposit'),
      who,
      amount: pesos(200, 400),
      paid: fc.boolean(),
      withCoupon: fc.boolean(),
    }),
  ],
  [8, fc.record({ do: fc.constant('bet'), who, amount: pesos(10, 90), won: fc.option(pesos(0, 120)) })],
  [
    3,
    fc.record({
      do: fc.constant('withdraw'),
      who,
      amount: pesos(100, 300),
      end: fc.constantFrom('paid', 'refused', 'returned'),
    }),
  ],
  [3, fc.record({ do: fc.constant('putAside'), who, amount: pesos(1, 300), direction: fc.constantFrom(1, 2) })],
  [2, fc.record({ do: fc.constant('nameParent'), who, parent: who })],
  [
    3,
    fc.record({
      do: fc.constant('prove'),
      who,
      paper: fc.nat({ max: papers - 1 }),
      planned: fc.constantFrom('passed', 'rejected'),
      decided: fc.constantFrom('passed', 'rejected', null),
    }),
  ],
  [2, fc.record({ do: fc.constant('useGift'), who })],
  [4, fc.tuple(fc.record({ do: fc.constant('tighten'), who }), tighter).map(([deed, more]) => ({ ...deed, ...more }))],
  [2, fc.tuple(fc.record({ do: fc.constant('loosen'), who }), looser).map(([deed, more]) => ({ ...deed, ...more }))],
  [1, fc.record({ do: fc.constant('confirm'), who, kind })],
  [1, fc.record({ do: fc.constant('exclude'), who, months: fc.constantFrom(6, 12, 60) })],
];
const deed = fc.oneof(...deeds.map(([weight, arbitrary]) => ({ weight, arbitrary }))) as fc.Arbitrary<Deed>;

/** Generates waves of concurrent actions. */
export const waves: fc.Arbitrary<Wave[]> = fc.array(
  fc.record({
    deeds: fc.array(deed, { minLength: 3, maxLength: 9 }),
    minutes: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 2, maxLength: 5 },
);
