// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAppearance } from './appearance.ts';

const apply = () => applyAppearance('lang', 'look');
const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  page.removeAttribute('style');
  delete page.dataset['vip'];
});
afterEach(() => void vi.unstubAllGlobals());

test('the theme applied last is applied, and an unreadable one is left', () => {
  localStorage.setItem('look', '{"data":{"vip":"3"},"css":"--accent:#f0c060"}');
  apply();
  expect(page.dataset['vip']).toBe('3');
  expect(page.style.getPropertyValue('--accent')).toBe('#f0c060');
  localStorage.setItem('look', '{');
  expect(apply).not.toThrow();
});

test('without a stored theme, or where storage is blocked, the default one stays', () => {
  expect(apply).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(apply).not.toThrow();
  expect(page.dataset['vip']).toBeUndefined();
});

test.each([
  ['what was chosen before comes first', 'lang=fil', ['en-US'], 'fil'],
  ['a language nobody speaks is passed over', 'lang=xx', ['de', 'fil-PH'], 'fil'],
  ['tl is Filipino too', '', ['tl-PH', 'en'], 'fil'],
  ['the first one spoken wins', '', ['ja', 'en-PH', 'fil'], 'en'],
  ['else it is English', '', ['ja'], 'en'],
  ['a cookie whose name ends alike is another', 'xlang=fil', [], 'en'],
] as const)('the document says its language before the first paint: %s', (_, cookies, languages, code) => {
  vi.stubGlobal('navigator', { languages });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookies}; b=2`);
  apply();
  expect(page.lang).toBe(code);
});
