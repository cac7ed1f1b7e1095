// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { language, setLanguage } from './language.ts';
import { languageLifetime } from '#browser/documentSettings.ts';

beforeEach(() => setLanguage('en'));

test('a choice sets the document language and is stored for 365 days', () => {
  setLanguage('fil');
  expect(language.code).toBe('fil');
  expect(document.documentElement.lang).toBe('fil');
  expect(document.cookie).toContain('lang=fil');
  expect(languageLifetime).toBe(31_536_000);
});
