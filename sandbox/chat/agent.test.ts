import { expect, test } from 'vitest';
import { answerTo } from './page/agent.js';
import { chatWords } from './words.ts';

test.each([
  ['Where is my withdrawal?', 'money'],
  ['Nasaan ang pera ko?', 'money'],
  ['I want to take a break', 'care'],
  ['stop, I lost my money', 'care'],
  ['my KYC was rejected', 'verify'],
  ['Salamat po', 'thanks'],
  ['hello', 'other'],
])('SV-02: “%s” is answered by what it is about', (text, answer) => {
  expect(answerTo(text, false)).toBe(answer);
  expect(chatWords('fil')).toHaveProperty(answer);
});

test('SV-02: who is away only notes it', () => expect(answerTo('deposit', true)).toBe('noted'));
