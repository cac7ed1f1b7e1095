// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { stores } from '#data/stores.ts';

vi.mock('#browser/dirtyForm.ts', () => ({ watchForms: () => {} }));
vi.mock('#browser/wrapper.ts', () => ({ watchOutside: () => {}, isInWrapper: () => false }));
vi.mock('./updates/returning.ts', () => ({ watchReturning: () => {} }));
vi.mock('./monitoring/monitoring.ts', () => ({ startMonitoring: () => {} }));
vi.mock('./updates/serviceWorker.ts', () => ({ startUpdates: () => {} }));
const moveInCards = vi.hoisted(() => vi.fn());
vi.mock('#shared/games/cardKeys.ts', () => ({ moveInCards }));
const { afterLoad } = await import('./afterLoad.ts');

test('O-18: the browser is asked to keep what is here once there is a player, and for no visitor', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('refused')));
  vi.stubGlobal('navigator', { storage: { persist } });
  afterLoad();
  Object.assign(stores.session, { savedAccount: 'ana' });
  await Promise.resolve();
  expect(persist).not.toHaveBeenCalled();
  Object.assign(stores.session, { userId: 7 });
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
});

test('what cards do by keys comes with the first such key, not with what is typed, and not without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  afterLoad();
  const press = async (key: string) => {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    await vi.dynamicImportSettled();
    return moveInCards.mock.calls.length;
  };
  expect(await press('Tab')).toBe(0);
  vi.stubGlobal('navigator', { onLine: true });
  expect([await press('a'), await press('ArrowDown'), await press('Tab')]).toEqual([0, 1, 1]);
});
