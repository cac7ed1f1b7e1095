import { expect, test } from 'vitest';
import { findQuestions } from './findQuestions.ts';

const topics = [
  { id: 'money', title: 'Money', questions: [{ id: 'pay', q: 'How do I pay?', a: ['By card.', ['At Señor José’s']] }] },
  { id: 'app', title: 'App', questions: [{ id: 'update', q: 'Do I have to update {brand}?', a: ['No.'] }] },
];
const found = (text: string) =>
  findQuestions(topics, text, (said) => said.replace('{brand}', 'Perlas')).flatMap(({ questions }) =>
    questions.map(({ id }) => id),
  );

test.each([
  ['', ['pay', 'update']],
  ['  ', ['pay', 'update']],
  ['UPDATE', ['update']],
  ['perlas', ['update']],
  ['do I', ['pay', 'update']],
  ['pay card', ['pay']],
  ['senor jose', ['pay']],
  ['pay update', []],
])('“%s” finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});
