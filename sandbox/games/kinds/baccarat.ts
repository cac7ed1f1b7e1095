import { pack, type Card } from './cards.ts';
import type { Random } from '../../random.ts';
import { betUnit, drawn, type Drawn, type Kind } from './kind.ts';

/** Packs in the shoe, which is full and shuffled for every round. */
const packs = 8;
const shoe = Array.from({ length: packs }, () => pack).flat();

/** The payout of a winning bet, in hundredths of it. On a tie, bets on player and banker are returned. */
export const sidePays = { player: 200, banker: 195, tie: 1_000 } as const;
export type Side = keyof typeof sidePays;

const cardValue = ({ rank }: Card) => (rank < 9 ? rank + 1 : 0);
const total = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + cardValue(card), 0) % 10;

/** The total from which nobody draws, and the highest with which the player draws. */
const natural = 8;
const playerDraws = 5;

/** The player's third cards, by value, at which the banker draws with a total from 3 to 6. */
const bankerDraws: Readonly<Record<number, string>> = { 3: '012345679', 4: '234567', 5: '4567', 6: '67' };

/** Whether the banker draws, by the banker's total and the value of the player's third card, if there is one. */
export function bankerTakes(banker: number, third: number | undefined): boolean {
  if (banker <= 2) return true;
  if (third === undefined) return banker <= playerDraws;
  return bankerDraws[banker]?.includes(String(third)) ?? false;
}

/** The two hands, their totals and the side that won. */
interface Coup extends Drawn {
  player: Card[];
  banker: Card[];
  totals: [player: number, banker: number];
  winner: Side;
}

const winnerOf = (player: number, banker: number): Side => {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
};

const paysOf = (winner: Side, choice: string) => {
  if (winner === choice) return sidePays[winner];
  return winner === 'tie' ? betUnit : 0;
};

function draw(random: Random, choice: string): Coup {
  const [one, two, three, four, ...more] = drawn(shoe, 6, random) as [Card, Card, Card, Card, Card, Card];
  const player = [one, three];
  const banker = [two, four];
  if (Math.max(total(player), total(banker)) < natural) {
    const third = total(player) <= playerDraws ? more.shift() : undefined;
    if (third) player.push(third);
    if (bankerTakes(total(banker), third && cardValue(third))) banker.push(more.shift()!);
  }
  const totals: Coup['totals'] = [total(player), total(banker)];
  const winner = winnerOf(...totals);
  return { player, banker, totals, winner, pays: paysOf(winner, choice) };
}

/** The chances of the three results, over all orders in which the values of cards leave a full shoe. */
function chances(): Record<Side, number> {
  const left = Array.from({ length: 10 }, (_, value) => shoe.filter((card) => cardValue(card) === value).length);
  const found = { player: 0, banker: 0, tie: 0 };
  let size = shoe.length;
  /** Calls `then` for every value of the next card, with its chance. */
  function next(chance: number, then: (value: number, chance: number) => void) {
    for (const [value, count] of left.entries()) {
      left[value]! -= 1;
      size -= 1;
      then(value, (chance * count) / (size + 1));
      left[value]! += 1;
      size += 1;
    }
  }
  const end = (player: number, banker: number, chance: number) =>
    void (found[winnerOf(player % 10, banker % 10)] += chance);
  const banker = (player: number, own: number, third: number | undefined, chance: number) => {
    if (bankerTakes(own, third)) next(chance, (value, then) => end(player, own + value, then));
    else end(player, own, chance);
  };
  const coup = (player: number, own: number, chance: number) => {
    if (Math.max(player, own) >= natural) end(player, own, chance);
    else if (player > playerDraws) banker(player, own, undefined, chance);
    else next(chance, (third, then) => banker(player + third, own, third, then));
  };
  next(1, (a, first) =>
    next(first, (b, second) =>
      next(second, (c, third) => next(third, (d, fourth) => coup((a + c) % 10, (b + d) % 10, fourth))),
    ),
  );
  return found;
}

const found = chances();

/** Baccarat: a bet on player, banker or tie, and cards by the usual rules of drawing. */
export const baccarat = {
  choices: ['player', 'banker', 'tie'] as const,
  draw,
  rtp: (choice: string) =>
    (found[choice as Side] * sidePays[choice as Side]) / betUnit + (choice === 'tie' ? 0 : found.tie),
} satisfies Kind;
