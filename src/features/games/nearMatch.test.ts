import { expect, test } from 'vitest';
import type { Tile } from '#contract/entities.ts';
import { closest, piecesOf } from './nearMatch.ts';

const names = ['Golden Carabao', 'Mahjong Ways', 'Baccarat', 'Caracas Nights', 'Pusoy Dos'];
const tiles = names.map((name, id): Tile => ({ id, name, brandId: 1, gameTypeId: 1 }));
const find = (piece: string) => tiles.filter(({ name }) => name.toLowerCase().includes(piece));
const near = (text: string) => closest(piecesOf(text).map(find)).map(({ name }) => name);

test('a text is looked up by its pieces of three letters, each once', () => {
  expect(piecesOf('Carabou')).toEqual(['car', 'ara', 'rab', 'abo', 'bou']);
  expect(piecesOf('lalala')).toEqual(['lal', 'ala']);
  expect(piecesOf('go d')).toEqual(['o d']);
  expect(piecesOf('ab')).toEqual([]);
  expect(piecesOf('abcdefghijklmnopqrstuvwxyz')).toHaveLength(12);
});

test('a game with a letter wrong, missing, twice or in another place is a near match', () => {
  expect(near('carabou')[0]).toBe('Golden Carabao');
  expect(near('karabao')[0]).toBe('Golden Carabao');
  expect(near('mahjnog')).toEqual(['Mahjong Ways']);
  expect(near('bacarat')[0]).toBe('Baccarat');
  expect(near('pussoy')).toEqual(['Pusoy Dos']);
});

test('the closest comes first, and what shares little is none', () => {
  expect(near('caracas nihgts')).toEqual(['Caracas Nights']);
  expect(near('roulette')).toEqual([]);
  expect(near('xyz')).toEqual([]);
  expect(closest([])).toEqual([]);
});
