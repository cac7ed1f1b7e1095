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

test('many accounts of one address delay another’s hash by one turn (S30)', async () => {
  const hashed: string[] = [];
  const hash = (userId: number, address: string) =>
    inPlayersTurn({ userId, address }, async () => {
      await new Promise(setImmediate);
      hashed.push(`${address} ${userId}`);
    });
  const crowd = Array.from({ length: 40 }, (_, userId) => hash(userId, 'crowd'));
  await Promise.all([hash(7, 'home'), hash(8, ''), hash(9, '')]);
  expect(hashed.filter((each) => each.startsWith('crowd')).length).toBeLessThanOrEqual(4);
  await Promise.all(crowd);
});
