import { expect, test } from 'vitest';
import { createTurns } from './turns.js';

test('concurrent output is printed in turns, with nothing lost', () => {
  const said: string[] = [];
  const turns = createTurns((text) => said.push(text));
  const [first, second, third] = [turns.begin(), turns.begin(), turns.begin()];
  first.say('a');
  second.say('b');
  third.say('c');
  third.end();
  expect(said).toEqual(['a']);
  first.say('d');
  first.end();
  expect(said).toEqual(['a', 'd', 'b']);
  second.say('e');
  expect(said).toEqual(['a', 'd', 'b', 'e']);
  second.end();
  expect(said).toEqual(['a', 'd', 'b', 'e', 'c']);
});
