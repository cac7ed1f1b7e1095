import { expect, test } from 'vitest';
import { kindOf, kinds, lowestRtp } from './kinds.ts';

test.each([
  ['Golden Carabao', 'slot'],
  ['Lucky Mango Hunter', 'fishing'],
  ['Bohol Lotus Live', 'baccarat'],
  ['Piña Plaza Roulette', 'roulette'],
  ['Neon Pearl Color Game', 'dice'],
  ['Stormy Kundiman Bingo', 'bingo'],
  ['Jade Tiger Tongits', 'poker'],
  ['Cosmic Comet Crash', 'crash'],
  ['Manila Falcon League', 'sports'],
] as const)('%s is of the kind %s, and states that kind’s lowest return', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
  expect(lowestRtp(name)).toBe(Math.min(...kinds[kind].choices.map(kinds[kind].rtp)));
});
