import type { MissionKind } from '#contract/rewards/contests.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { pesos } from '#sandbox/hundredths.ts';

/** A mission on a game: `need` by its kind, as in `missionKinds`. */
export interface MissionTerms {
  id: number;
  gameId: number;
  kind: MissionKind;
  need: number;
  awards: Reward[];
}

/** The slots chosen for missions. */
export const chosenGames = [1001, 1004, 1007] as const;
const [first, second, third] = chosenGames;

const ticket = 80_001;
const times = (count: number) => count * 100;

const points = (count: number): Reward => ({ id: props.points, count });
const diamonds = (count: number): Reward => ({ id: props.diamond, count });
const tickets = (count: number): Reward => ({ id: ticket, count });
const cash = (amount: number): Reward => ({ id: props.coin, count: pesos(amount) });

/** The missions of the slotshack (SL-01): small ones, met by a round of play or a lucky one. */
export const missions: readonly MissionTerms[] = [
  { id: 1, gameId: first, kind: 'wager', need: pesos(50), awards: [points(20)] },
  { id: 2, gameId: first, kind: 'streak', need: 2, awards: [diamonds(5)] },
  { id: 3, gameId: first, kind: 'multiplier', need: times(2), awards: [cash(5)] },
  { id: 4, gameId: second, kind: 'wager', need: pesos(100), awards: [points(40)] },
  { id: 5, gameId: second, kind: 'streak', need: 3, awards: [tickets(1)] },
  { id: 6, gameId: second, kind: 'multiplier', need: times(3), awards: [cash(10)] },
  { id: 7, gameId: third, kind: 'wager', need: pesos(50), awards: [points(20)] },
  { id: 8, gameId: third, kind: 'multiplier', need: times(4), awards: [cash(10), diamonds(10)] },
];
