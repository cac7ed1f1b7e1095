/** The ranks of cards, from the ace to the king, and the suits. */
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['s', 'h', 'c', 'd'] as const;

/** A card by its rank, 0 to 12 in the order of `ranks`, and its suit. */
export interface Card {
  rank: number;
  suit: (typeof suits)[number];
}

const cards = 52;

/** A pack of 52 cards, in an order in which neighbours differ in rank and suit. */
export const pack: readonly Card[] = Array.from({ length: cards }, (_, at) => ({
  rank: (at * 5) % ranks.length,
  suit: suits[at % suits.length]!,
}));
