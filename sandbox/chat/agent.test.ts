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
])('“%s” is answered by topic (SV-02)', (text, answer) => {
  expect(answerTo(text, false)).toBe(answer);
  expect(chatWords('fil')).toHaveProperty(answer);
});

test('an absent agent only takes a note (SV-02)', () => expect(answerTo('deposit', true)).toBe('noted'));
