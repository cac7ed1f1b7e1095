// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { facts } from '#tests/support/worker.ts';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));

const network = facts();
const connection = new EventTarget();
Object.assign(navigator, { connection });
const { movesLess, prefer, preferences, savesData, useSavesData } = await import('./preferences.ts');

beforeEach(() => {
  prefer({ dataSaver: 'auto', motion: 'auto', scheme: '', campaign: true });
  Object.assign(network, { effectiveType: '4g', saveData: false });
  facts.mockReturnValue(network);
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

test('components save data while the network is slow, and only then (O-20)', async () => {
  const saves = await renderHook(useSavesData);
  const values = [saves.current];
  for (const effectiveType of ['2g', '4g']) {
    network.effectiveType = effectiveType;
    await act(async () => connection.dispatchEvent(new Event('change')));
    values.push(saves.current);
  }
  expect(values).toEqual([false, true, false]);
});

test('reduced motion is exposed to styles and code', () => {
  expect(movesLess()).toBe(false);
  prefer({ motion: 'less' });
  expect(document.documentElement.dataset['motion']).toBe('less');
  expect(movesLess()).toBe(true);
});

test('a preference is stored on the device and leaves the others unchanged', async () => {
  prefer({ campaign: false });
  expect(preferences).toMatchObject({ campaign: false, motion: 'auto' });
  vi.resetModules();
  const again = await import('./preferences.ts');
  expect(again.preferences).toMatchObject({ campaign: false, dataSaver: 'auto' });
});

test('a choice made in another tab stays when one is made here (N-12)', () => {
  prefer({ campaign: true, motion: 'auto' });
  // What another tab stores when its player changes both.
  const stored = JSON.parse(localStorage.getItem('preferences')!) as object;
  localStorage.setItem('preferences', JSON.stringify({ ...stored, campaign: false, motion: 'less' }));
  prefer({ hidesBalance: true });
  expect(JSON.parse(localStorage.getItem('preferences')!)).toMatchObject({
    campaign: false,
    motion: 'less',
    hidesBalance: true,
  });
});
