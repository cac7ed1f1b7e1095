// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '#tests/support/render.tsx';
import { drawTypes, jackpotRefresh } from '#contract/rewards/jackpot.ts';
import { renderScreen } from '#tests/support/screen.tsx';

const told = vi.hoisted(() => ({ value: undefined as object | undefined, at: 0, retry: vi.fn(async () => {}) }));
const device = vi.hoisted(() => ({ saves: false, still: false }));
vi.mock('#nav/useReply.ts', () => ({ useReply: () => told }));
vi.mock('#data/preferences.ts', () => ({ savesData: () => device.saves, movesLess: () => device.still }));

let look: (entries: object[]) => void = () => {};
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(said: typeof look) {
      look = said;
    }
    observe() {}
    disconnect() {}
  },
);

const { stores } = await import('#data/stores.ts');
const { Jackpot } = await import('./Jackpot.tsx');

const winner = {
  nickname: 'J***',
  propId: 50_004,
  type: drawTypes.jackpot,
  count: 50_220,
  updateTime: Date.UTC(2026, 10, 14),
};
const figures = { total: 11_252_980, jackpotWinnerList: [winner] };

const draw = () => renderScreen(<Jackpot />);
/** Puts the element at this distance in pixels below the top of the viewport. */
const place = (top: number) => act(async () => look([{ boundingClientRect: { top, bottom: top + 100 } }]));
const text = () => document.body.textContent;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 6, 5) });
  Object.assign(told, { value: figures, at: Date.now() });
  Object.assign(device, { saves: false, still: false });
  await draw();
});

test('figures are shown with their time, and the last winners', async () => {
  await place(2_000);
  expect(text()).toContain('Jackpot');
  expect(text()).toContain('as of 14:05');
  expect(text()).toContain('₱112,529.80');
  expect(text()).toMatch(/Recent winners.*J\*\*\*Mini jackpot₱502\.20Nov\u00A014,\u00A02026$/);
});

test('the jackpot appears only when nothing visible would shift, and then stays', async () => {
  expect(text()).toBe('');
  await place(300);
  await place(-200);
  expect(text()).toBe('');
  await place(1_200);
  expect(text()).toContain('₱112,529.80');
  await place(300);
  expect(text()).toContain('₱112,529.80');
});

test('without winners there is no list, and at most three are shown', async () => {
  told.value = { ...figures, jackpotWinnerList: [] };
  await place(2_000);
  expect(text()).not.toContain('Recent winners');
  told.value = { ...figures, jackpotWinnerList: Array.from({ length: 10 }, () => winner) };
  await draw();
  expect(document.querySelectorAll('li')).toHaveLength(3);
});

test('non-money wins show a count, and inexact amounts a range', async () => {
  const section = { ...winner, count: 0, amountSection: [50_000, 200_000] };
  told.value = { ...figures, jackpotWinnerList: [section, { ...winner, propId: 60_001, count: 1_200 }] };
  await place(2_000);
  expect(text()).toContain('₱500.00 to ₱2,000.00');
  expect(text()).toContain('Diamonds×1,200');
});

test('figures refresh every six seconds while visible', async () => {
  await place(2_000);
  await advance(jackpotRefresh * 2);
  expect(told.retry).not.toHaveBeenCalled();
  await place(300);
  await advance(jackpotRefresh * 2);
  expect(told.retry).toHaveBeenCalledTimes(2);
  await place(-900);
  await advance(jackpotRefresh * 2);
  expect(told.retry).toHaveBeenCalledTimes(2);
});

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([
  ['the page is hidden', hide],
  ['there is no network', () => (stores.network.onLine = false)],
  ['data saving is on', () => (device.saves = true)],
  ['motion is reduced', () => (device.still = true)],
])('updates pause while %s', async (_, rest) => {
  await place(2_000);
  await place(300);
  rest();
  await advance(jackpotRefresh * 2);
  expect(told.retry).not.toHaveBeenCalled();
});
