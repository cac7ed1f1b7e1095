// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { dataMark, epochKey, filterKey, eraKey } from '#browser/documentSettings.ts';
import { showLastScreen } from './lastScreen.ts';

const show = () => showLastScreen(eraKey, epochKey, filterKey, dataMark);
const root = () => document.querySelector<HTMLElement>('#root')!;
const shows = () => root().textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:00+08:00') });
  performance.clearMarks();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(eraKey, '7');
  localStorage.setItem(epochKey, 'e1');
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <div id="root" hidden data-era="7" data-epoch="e1" data-lang="en" data-day="2026-11-24"><main data-style="color: red">₱5.00 <b data-today="as of 09:00">as of Nov 24, 2026 09:00</b></main></div>
    <template id="skeleton"><i>skeleton</i></template>`;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the last screen shows with its styles, and is marked as data on screen', () => {
  show();
  expect(shows()).toBe('₱5.00 as of 09:00');
  expect(root().querySelector('main')!.style.color).toBe('red');
  expect(root().hidden).toBe(false);
  expect(performance.getEntriesByName(dataMark)).toHaveLength(1);
});

test('a balance of another day in Manila keeps its date', () => {
  vi.setSystemTime(Date.parse('2026-11-25T00:00:00+08:00'));
  show();
  expect(shows()).toBe('₱5.00 as of Nov 24, 2026 09:00');
});

test.each([
  ['of another session', () => localStorage.setItem(epochKey, 'e2')],
  ['where storage was cleared', () => localStorage.clear()],
  ['that was dropped', () => localStorage.setItem(eraKey, '8')],
  ['in another language', () => (document.documentElement.lang = 'fil')],
  ['where this tab filters the lobby', () => sessionStorage.setItem(filterKey, '{"typeId":3,"brandId":null}')],
  ['where storage is blocked', () => vi.stubGlobal('sessionStorage', undefined)],
])('a last screen %s is never shown (I5)', (_, change) => {
  change();
  show();
  expect(shows()).toBe('skeleton');
  expect(root().hidden).toBe(false);
  expect(root().dataset['epoch']).toBeUndefined();
  expect(performance.getEntriesByName(dataMark)).toHaveLength(0);
});

test('a cleared filter filters nothing', () => {
  sessionStorage.setItem(filterKey, '{"typeId":null,"brandId":null}');
  show();
  expect(shows()).toContain('₱5.00');
});

test('the last screen disappears as soon as another tab logs out (I5)', () => {
  show();
  dispatchEvent(new StorageEvent('storage'));
  expect(shows()).toContain('₱5.00');
  localStorage.setItem(epochKey, 'e2');
  dispatchEvent(new StorageEvent('storage'));
  expect(shows()).toBe('skeleton');
});

test('once the app has replaced the last screen, log-outs are the app’s to follow', () => {
  show();
  delete root().dataset['epoch'];
  localStorage.setItem(epochKey, 'e2');
  root().textContent = 'the app';
  dispatchEvent(new StorageEvent('storage'));
  expect(shows()).toBe('the app');
});
