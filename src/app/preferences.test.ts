// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const network = { effectiveType: '4g', saveData: false };
vi.mock('./worker.ts', () => ({ facts: () => network }));
const { movesLess, prefer, preferences, savesData } = await import('./preferences.ts');

beforeEach(() => {
  prefer({ dataSaver: 'auto', motion: 'auto', sound: true, marketing: false });
  Object.assign(network, { effectiveType: '4g', saveData: false });
});

test.each([
  ['auto', '4g', false, false],
  ['auto', '3g', false, false],
  ['auto', '', false, false],
  ['auto', '2g', false, true],
  ['auto', 'slow-2g', false, true],
  ['auto', '4g', true, true],
  ['on', '4g', false, true],
  ['off', '2g', true, false],
] as const)('data saver %s, on %s, with the browser’s at %s: %s', (dataSaver, effectiveType, saveData, saves) => {
  Object.assign(network, { effectiveType, saveData });
  prefer({ dataSaver });
  expect(savesData()).toBe(saves);
});

test('less motion is told to the styles and to who asks', () => {
  expect(movesLess()).toBe(false);
  prefer({ motion: 'less' });
  expect(document.documentElement.dataset['motion']).toBe('less');
  expect(movesLess()).toBe(true);
});

test('a choice is kept on the device, and leaves the others as they are', async () => {
  prefer({ sound: false });
  expect(preferences).toMatchObject({ sound: false, motion: 'auto' });
  vi.resetModules();
  const again = await import('./preferences.ts');
  expect(again.preferences).toMatchObject({ sound: false, dataSaver: 'auto' });
});

test('nobody is sent offers who didn’t ask for them', async () => {
  localStorage.clear();
  vi.resetModules();
  const fresh = await import('./preferences.ts');
  expect(fresh.preferences.marketing).toBe(false);
});
