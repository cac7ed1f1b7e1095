// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { detectLanguage, language, languageLifetime, setLanguage } from './language.ts';

beforeEach(() => setLanguage('en'));

test.each([
  ['what was chosen before comes first', 'a=1; lang=fil; b=2', ['en-US'], 'fil'],
  ['a language nobody speaks is passed over', 'lang=xx', ['de', 'fil-PH'], 'fil'],
  ['tl is Filipino too', '', ['tl-PH', 'en'], 'fil'],
  ['the first one spoken wins', '', ['ja', 'en-PH', 'fil'], 'en'],
  ['else it is English', '', ['ja'], 'en'],
  ['a cookie whose name ends alike is another', 'xlang=fil', [], 'en'],
] as const)('%s', (_, cookies, preferred, code) => {
  expect(detectLanguage(cookies, preferred)).toBe(code);
});

test('a choice names the document and is kept for 365 days', () => {
  setLanguage('fil');
  expect(language.code).toBe('fil');
  expect(document.documentElement.lang).toBe('fil');
  expect(document.cookie).toContain('lang=fil');
  expect(languageLifetime).toBe(31_536_000);
});
