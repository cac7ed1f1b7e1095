import { pack, type Card } from './cards.ts';
import { combinations } from '../../combinations.ts';
import type { Random } from '../../random.ts';
import { betUnit, drawn, type Drawn, type Kind } from './kind.ts';

/** The paying hands, the highest first: the payout in bets, and how many of all hands they are. */
export const hands = {
  royal: { pays: 2_000, count: 4 },
  straightFlush: { pays: 500, count: 36 },
  four: { pays: 125, count: 624 },
  fullHouse: { pays: 40, count: 3_744 },
  flush: { pays: 30, count: 5_108 },
  straight: { pays: 20, count: 10_200 },
  three: { pays: 10, count: 54_912 },
  twoPairs: { pays: 5, count: 123_552 },
  highPair: { pays: 2, count: 337_920 },
} as const;
export type Hand = keyof typeof hands;

const handSize = 5;
export const allHands = combinations(pack.length, handSize);

const jack = 10;
const ace = 0;

/** The value of five cards; `none` pays nothing. A high pair is one of jacks, queens, kings or aces. */
export function handOf(cards: readonly Card[]): Hand | 'none' {
  const counts = new Map<number, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const groups = [...counts.values()].toSorted((one, other) => other - one);
  if (groups[0] === 4) return 'four';
  if (groups[0] === 3) return groups[1] === 2 ? 'fullHouse' : 'three';
  if (groups[0] === 2) {
    if (groups[1] === 2) return 'twoPairs';
    const [pair] = [...counts].find(([, count]) => count === 2)!;
    return pair === ace || pair >= jack ? 'highPair' : 'none';
  }
  const flush = cards.every(({ suit }) => suit === cards[0]!.suit);
  const sorted = [...counts.keys()].toSorted((one, other) => one - other);
  const broadway = sorted[0] === ace && sorted[1] === jack - 1;
  const span = sorted.at(-1)! - sorted[0]!;
  const straight = broadway || span === handSize - 1;
  if (flush && broadway) return 'royal';
  if (flush && straight) return 'straightFlush';
  if (flush) return 'flush';
  return straight ? 'straight' : 'none';
}

interface Deal extends Drawn {
  cards: Card[];
  hand: Hand | 'none';
}

function draw(random: Random): Deal {
  const cards = drawn(pack, handSize, random);
  const hand = handOf(cards);
  return { cards, hand, pays: hand === 'none' ? 0 : hands[hand].pays * betUnit };
}

const rtp = Object.values(hands).reduce((sum, { pays, count }) => sum + pays * count, 0) / allHands;

/** Five cards of one pack, paid by their hand. */
export const poker = { choices: [''], draw, rtp: () => rtp } satisfies Kind;
