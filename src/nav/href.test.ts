import { expect, test } from 'vitest';
import { href } from './href.ts';

test('addresses contain a path and the values that differ from its defaults', () => {
  expect(href('/')).toBe('/');
  expect(href('/game/search', { q: 'gold & pearl' })).toBe('/game/search?q=gold+%26+pearl');
  expect(href('/game/search', { q: '' })).toBe('/game/search');
  expect(href('/game/start', { gameId: 7, tryIt: true })).toBe('/game/start?gameId=7&tryIt=1');
  expect(href('/wallets', { name: 'deposit', back: false })).toBe('/wallets?name=deposit');
});

test('an address outside the table does not compile', () => {
  // @ts-expect-error no such page
  expect(href('/nowhere')).toBe('/nowhere');
  // @ts-expect-error a game has an id
  expect(href('/game/start')).toBe('/game/start');
  // @ts-expect-error no such name
  expect(href('/wallets', { name: 'safe' })).toBe('/wallets?name=safe');
});
