import { expect, test } from 'vitest';
import type { Block, LongText } from '../longText.ts';
import { about } from './en/about.ts';
import { faq } from './en/faq.ts';
import { privacy } from './en/privacy.ts';
import { terms } from './en/terms.ts';
import { about as filAbout } from './fil/about.ts';
import { faq as filFaq } from './fil/faq.ts';
import { privacy as filPrivacy } from './fil/privacy.ts';
import { terms as filTerms } from './fil/terms.ts';

/** The minimum number of questions of the FAQ. */
const leastQuestions = 20;

const shapeOf = (body: readonly Block[]) => body.map((block) => (typeof block === 'string' ? 'text' : block.length));
const outline = ({ sections }: LongText) => sections.map(({ id, body }) => [id, shapeOf(body)]);
const textsOf = ({ intro, sections }: LongText) => [
  intro,
  ...sections.flatMap(({ title, body }) => [title, ...body.flat()]),
];
const names = (text: string) => text.match(/\{\w+\}/g) ?? [];

test.each([
  ['about', about, filAbout],
  ['terms', terms, filTerms],
  ['privacy', privacy, filPrivacy],
])('%s has the same outline in both languages', (_, en, fil) => {
  expect(outline(fil)).toEqual(outline(en));
  const said = textsOf(fil);
  textsOf(en).forEach((text, at) => {
    expect(said[at]).not.toBe(text);
    expect(names(said[at]!)).toEqual(names(text));
  });
});

test('the questions match in both languages, and there are enough', () => {
  const outlined = (all: typeof faq) =>
    all.map(({ id, questions }) => [id, questions.map((each) => [each.id, shapeOf(each.a), each.links])]);
  expect(outlined(filFaq)).toEqual(outlined(faq));
  const ids = faq.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(leastQuestions);
});

test.each([
  ['en', faq, 'on this device, and on all your others once this one is online'],
  ['fil', filFaq, 'sa device na ito, at sa lahat ng iba mo pang device pag-online nito'],
])('an exclusion is promised on other devices only once this one is online (%s, SX-10)', (_, topics, promise) => {
  const answers = topics.flatMap(({ questions }) => questions.flatMap(({ id, a }) => (id === 'exclude' ? a : [])));
  expect(answers.flat().join(' ')).toContain(promise);
});

test.each([
  ['en', about, terms],
  ['fil', filAbout, filTerms],
])('the texts disclaim a licence and state the minimum age of 21 (%s)', (code, ...texts) => {
  const said = texts.flatMap(textsOf).join(' ');
  expect(said).toContain('21');
  expect(said).toMatch(code === 'en' ? /no license/i : /walang lisensya/i);
});
