// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { area, languageReady, switchLanguage } from './area.ts';
import { language, setLanguage } from './language.ts';

beforeEach(() => setLanguage('en'));

const en = { hello: 'Hello {name}', games: { one: '{n} game', other: '{n} games' }, code: 'Code {code}' } as const;
const fil = { hello: 'Kumusta {name}', games: { one: '{n} laro', other: '{n} na laro' }, code: 'Code {code}' };

test('placeholders are filled in, and plurals chosen', () => {
  const words = area(en, async () => ({ default: fil }));
  expect(words.say('hello', { name: 'Juan' })).toBe('Hello Juan');
  expect(words.say('games', { n: 1 })).toBe('1 game');
  expect(words.say('games', { n: 1_200 })).toBe('1,200 games');
  expect(words.say('code', { code: '3001' })).toBe('Code 3001');
});

test('a component changes language as soon as it is switched', async () => {
  const words = area(en, async () => ({ default: fil }));
  const Hello = () => words.use()('hello', { name: 'Maria' });
  const place = await render(<Hello />);
  expect(place.textContent).toBe('Hello Maria');
  await act(() => switchLanguage('fil'));
  expect(place.textContent).toBe('Kumusta Maria');
});

test('an area added later is loaded before it is shown', async () => {
  setLanguage('fil');
  const words = area(en, async () => ({ default: fil }));
  expect(words.say('hello', { name: 'Juan' })).toBe('Hello Juan');
  await languageReady();
  expect(words.say('hello', { name: 'Juan' })).toBe('Kumusta Juan');
});

test('a language that fails to load isn’t switched to, and is requested again', async () => {
  const load = vi.fn(async () => ({ default: fil }));
  load.mockRejectedValueOnce(new Error('offline'));
  const words = area(en, load);
  expect(await switchLanguage('fil')).toBe(false);
  expect([language.code, document.documentElement.lang]).toEqual(['en', 'en']);
  expect(words.say('hello', { name: 'Juan' })).toBe('Hello Juan');
  expect(await switchLanguage('fil')).toBe(true);
  expect(words.say('hello', { name: 'Juan' })).toBe('Kumusta Juan');
});

test('an area whose catalogue fails to load stays in English, and is requested again', async () => {
  setLanguage('fil');
  const load = vi.fn(async () => ({ default: fil }));
  load.mockRejectedValueOnce(new Error('offline'));
  const words = area(en, load);
  await languageReady();
  expect(words.say('hello', { name: 'Juan' })).toBe('Hello Juan');
  await languageReady();
  expect(words.say('hello', { name: 'Juan' })).toBe('Kumusta Juan');
});
