// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { stores } from '#data/stores.ts';

vi.mock('#browser/dirtyForm.ts', () => ({ watchForms: () => {} }));
vi.mock('#browser/wrapper.ts', () => ({ watchOutside: () => {}, isInWrapper: () => false }));
vi.mock('../updates/returning.ts', () => ({ watchReturning: () => {} }));
vi.mock('../monitoring/monitoring.ts', () => ({ startMonitoring: () => {} }));
vi.mock('../updates/serviceWorker.ts', () => ({ startUpdates: () => {} }));
const moveInCards = vi.hoisted(() => vi.fn());
vi.mock('#shared/games/cardKeys.ts', () => ({ moveInCards }));
const { startDeferredTasks } = await import('./deferredTasks.ts');

const tap = () => dispatchEvent(new Event('click'));

test('persistent storage is requested at a player’s first tap, not at start or for a visitor (O-18)', () => {
  const persist = vi.fn(() => Promise.reject(new Error('refused')));
  vi.stubGlobal('navigator', { userAgent: 'Chrome/131.0', storage: { persist } });
  startDeferredTasks();
  tap();
  Object.assign(stores.session, { userId: 7 });
  expect(persist).not.toHaveBeenCalled();
  tap();
  tap();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('Firefox, which would prompt, is never asked automatically (O-18)', () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Firefox/133.0',
    storage: { persist },
  });
  Object.assign(stores.session, { userId: 7 });
  startDeferredTasks();
  tap();
  expect(persist).not.toHaveBeenCalled();
});

test('the cards’ keyboard code loads with the first such key, not while typing, not offline', async () => {
  vi.stubGlobal('navigator', { onLine: false, userAgent: '' });
  startDeferredTasks();
  const press = async (key: string) => {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    await vi.dynamicImportSettled();
    return moveInCards.mock.calls.length;
  };
  expect(await press('Tab')).toBe(0);
  vi.stubGlobal('navigator', { onLine: true });
  expect([await press('a'), await press('ArrowDown'), await press('Tab')]).toEqual([0, 1, 1]);
});
