/** @typedef {{ rank: number, suit: string }} Card */

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const names = { s: 'spade', h: 'heart', c: 'club', d: 'diamond' };
const signs = { s: '♠', h: '♥', c: '♣', d: '♦' };
const svg = 'http://www.w3.org/2000/svg';

/** @param {Card} card */
export const cardName = ({ rank, suit }) => `${ranks[rank]}${signs[/** @type {'s'} */ (suit)]}`;

/** @param {string} suit */
function drawSuit(suit) {
  const drawing = document.createElementNS(svg, 'svg');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#drawn-${names[/** @type {'s'} */ (suit)]}`);
  drawing.append(use);
  return drawing;
}

/**
 * A card, face up; without one, its back.
 *
 * @param {Card} [card]
 */
export function drawCard(card) {
  const drawn = document.createElement('div');
  drawn.className = card ? `card suit-${card.suit}` : 'card back';
  if (!card) return drawn;
  const rank = document.createElement('b');
  rank.textContent = ranks[card.rank] ?? '';
  drawn.append(rank, drawSuit(card.suit));
  return drawn;
}
