import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, inPlayersTurn, passwordFits, setPasswordStrength } from './passwords.ts';

const weak = 5;
const strong = 15;

beforeAll(() => setPasswordStrength(strong));
afterAll(() => setPasswordStrength(weak));

test('a password matches only its own hash, and never an empty one', async () => {
  const hash = await hashPassword('perlas88');
  expect(await passwordFits('perlas88', hash)).toBe(true);
  expect(await passwordFits('perlas89', hash)).toBe(false);
  expect(await passwordFits('perlas88', null)).toBe(false);
});

test('two hashes of a password differ, and each records its strength', async () => {
  const [first, second] = await Promise.all([hashPassword('perlas88'), hashPassword('perlas88')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}:15$/);
});

test('a hash stays valid after the strength setting changes', async () => {
  const hash = await hashPassword('perlas88');
  setPasswordStrength(weak);
  expect(await passwordFits('perlas88', hash)).toBe(true);
  expect(await passwordFits('perlas88', hash.replace(/:15$/, ''))).toBe(true);
});

test.each([
  ['one address', () => 'crowd', 'home'],
  ['one line, each on a network of its own', (n: number) => `2001:db8:1:a${10 + n}::`, '2001:db8:2:1::'],
])('many accounts of %s delay another’s hash by one turn (S30)', async (_, crowdAt, home) => {
  const hashed: number[] = [];
  const hash = (userId: number, address: string) =>
    inPlayersTurn({ userId, address }, async () => {
      await new Promise(setImmediate);
      hashed.push(userId);
    });
  const crowd = Array.from({ length: 40 }, (_each, n) => hash(100 + n, crowdAt(n)));
  await Promise.all([hash(7, home), hash(8, ''), hash(9, '')]);
  expect(hashed.filter((each) => each >= 100).length).toBeLessThanOrEqual(4);
  await Promise.all(crowd);
});
