// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultPalette, inLight } from '#ui/theme/theme.ts';
import { applyAppearance } from './appearance.ts';

const apply = (languages = 'en|fil') =>
  applyAppearance('lang', 'look', 'typeface', 'preferences', languages, '#f1f3f7');
const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  page.removeAttribute('style');
  delete page.dataset['vip'];
  delete page.dataset['only'];
  document.head.innerHTML = '<meta name="theme-color" content="#0b1526">';
});
afterEach(() => void vi.unstubAllGlobals());

test('the last theme is restored, and an unreadable one is ignored', () => {
  localStorage.setItem('look', '{"data":{"vip":"3"},"css":"--accent:#f0c060"}');
  apply();
  expect(page.dataset['vip']).toBe('3');
  expect(page.style.getPropertyValue('--accent')).toBe('#f0c060');
  localStorage.setItem('look', '{');
  expect(() => apply()).not.toThrow();
});

test('without a stored theme or with storage blocked the default stays', () => {
  expect(() => apply()).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect(() => apply()).not.toThrow();
  expect(page.dataset['vip']).toBeUndefined();
});

test.each([
  ['an earlier choice comes first', 'lang=fil', ['en-US'], 'fil'],
  ['an unsupported language is skipped', 'lang=xx', ['de', 'fil-PH'], 'fil'],
  ['tl is Filipino too', '', ['tl-PH', 'en'], 'fil'],
  ['the first supported language wins', '', ['ja', 'en-PH', 'fil'], 'en'],
  ['the default is English', '', ['ja'], 'en'],
  ['a cookie whose name only ends alike is ignored', 'xlang=fil', [], 'en'],
] as const)('the document language is set before the first paint: %s', (_, cookies, languages, code) => {
  vi.stubGlobal('navigator', { languages });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookies}; b=2`);
  apply();
  expect(page.lang).toBe(code);
});

test('a brand’s additional language is detected too', () => {
  vi.stubGlobal('navigator', { languages: ['ceb-PH', 'en'] });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  apply('en|fil|ceb');
  expect(page.lang).toBe('ceb');
});

test('a typeface that an earlier visit has fetched is read, and a failure changes nothing', () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const made = vi.fn(function () {
    return { load };
  });
  vi.stubGlobal('FontFace', made);
  apply();
  expect(made).not.toHaveBeenCalled();
  localStorage.setItem('typeface', '{"url":"/assets/display-1.woff2"}');
  apply();
  expect(made).toHaveBeenCalledWith('Perlas Display', 'url(/assets/display-1.woff2)', { weight: '600 900' });
  expect(load).toHaveBeenCalledOnce();
});

const bars = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;

test.each([
  ['the system’s is followed', '', true, 'light'],
  ['the system’s is followed', '', false, 'dark'],
  ['the system’s is followed without a choice', undefined, true, 'light'],
  ['Light overrides the system’s', 'light', false, 'light'],
  ['Dark overrides the system’s', 'dark', true, 'dark'],
] as const)('the colour scheme is set before the first paint, for the bars too: %s', (_, scheme, matches, worn) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.endsWith('light)') && matches }));
  localStorage.setItem('preferences', JSON.stringify({ motion: 'auto', scheme }));
  apply();
  expect(page.dataset['scheme']).toBe(worn);
  expect(bars()).toBe(worn === 'light' ? '#f1f3f7' : '#0b1526');
});

test('an operator theme for dark mode only keeps the bars dark', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.setItem('look', '{"data":{"only":"dark"},"css":""}');
  apply();
  expect(page.dataset['only']).toBe('dark');
  expect(bars()).toBe('#0b1526');
});

test('the light scheme’s bar colour matches its background', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  apply();
  expect(bars()).toBe(inLight(defaultPalette).background);
});

test('with cookies blocked the browser’s language is used (D1)', () => {
  vi.stubGlobal('navigator', { languages: ['fil-PH'] });
  const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  apply();
  cookie.mockRestore();
  expect(page.lang).toBe('fil');
});
