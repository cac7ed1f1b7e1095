import { expect, test } from 'vitest';
import { nearest } from './nearMatch.ts';

const names = ['Golden Carabao', 'Mahjong Ways', 'Baccarat', 'Caracas Nights', 'Pusoy Dos', 'Piña Riches'];
const games = names.map((name, id) => ({ id, name }));
const near = (text: string, among = games) => nearest(text, among, 6).map((id) => among[id]!.name);

test('a name with a letter wrong, missing, doubled or moved is a near match', () => {
  expect(near('carabou')[0]).toBe('Golden Carabao');
  expect(near('karabao')[0]).toBe('Golden Carabao');
  expect(near('mahjnog')).toEqual(['Mahjong Ways']);
  expect(near('bacarat')[0]).toBe('Baccarat');
  expect(near('pussoy')).toEqual(['Pusoy Dos']);
  expect(near('PINYA RICHES')).toEqual(['Piña Riches']);
});

test('the nearest match comes first, and a weak resemblance is no match', () => {
  expect(near('caracas nihgts')).toEqual(['Caracas Nights']);
  for (const text of ['roulette', 'xyz', 'ab', '']) expect(near(text)).toEqual([]);
});

test('a near match is found among 5,000 games that share fragments of its name', () => {
  const many = Array.from({ length: 5_000 }, (_, id) => ({
    id,
    name: id === 4_999 ? 'Golden Carabao' : `Car ${id} Abo`,
  }));
  expect(near('goldn carabao', many)[0]).toBe('Golden Carabao');
});

test('of a text that is longer than the field only the part that the field takes counts', () => {
  const rest = Array.from({ length: 10_000 }, (_, n) => n).join('');
  expect(near(`golden carabao${' '.repeat(60)}${rest}`)).toEqual(['Golden Carabao']);
});
