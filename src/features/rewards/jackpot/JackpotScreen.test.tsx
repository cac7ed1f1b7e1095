// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { jackpotRefresh } from '#contract/rewards/jackpot.ts';
import { replyKey } from '#contract/stores.ts';
import { begin, openWheel, reads, winner } from '#tests/support/jackpot.tsx';
import { advance, button, press, render, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const [show, toast, report, effect] = vi.hoisted(() => [
  vi.fn(async (_name: string, _props: object) => {}),
  vi.fn(),
  vi.fn(),
  vi.fn(),
]);
const device = vi.hoisted(() => ({ still: false, saves: false }));
vi.mock('#nav/modals.ts', () => ({ show }));
vi.mock('#nav/toasts.ts', () => ({ toast }));
vi.mock('#nav/report.ts', () => ({ report }));
vi.mock('#data/effects.ts', () => ({ effect }));
vi.mock('#data/preferences.ts', () => ({ movesLess: () => device.still, savesData: () => device.saves }));

const { stores } = await import('#data/stores.ts');
const { default: JackpotScreen } = await import('./JackpotScreen.tsx');

const shown = () => document.body.textContent;
beforeEach(() => {
  begin();
  Object.assign(device, { still: false, saves: false });
});

test('the page shows ten cells, four tiers with ranges, and the total with its time (M-08, JP-01, JP-02)', async () => {
  await openWheel();
  expect(document.querySelectorAll('ol li')).toHaveLength(10);
  for (const name of ['SPIN', 'Record', 'Ranking', 'Rules']) expect(button(name)).toBeDefined();
  expect(shown()).toContain('LUCKY GUY');
  expect(shown()).toContain('Four jackpots, total · as of 12:00₱112,529.80');
  expect(shown()).toContain('Mini jackpot₱529.80₱500–₱2,000');
});

test('rules and odds show before a draw, and without them no draw is possible (JP-11, players B18)', async () => {
  await openWheel();
  expect(shown()).toContain('You get one spin a day. To unlock it, deposit ₱100.00 and bet ₱500.00 that day');
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '₱10.0099.9%',
    'Mini jackpot0.1%1 in 1,000',
  ]);
  await act(async () => void (stores.replies[replyKey('jackpotRules', {})] = undefined));
  expect(button('SPIN')!.getAttribute('aria-disabled')).toBe('true');
});

test('without a chance SPIN only says why, and sends nothing (S-05)', async () => {
  await openWheel({ canReceiveDrawChance: false, needDeposit: 10_000, needTyping: 25_000 });
  await press('SPIN');
  expect(toast).toHaveBeenCalledExactlyOnceWith('Deposit ₱100.00 more');
  expect(app.money.drawJackpot).not.toHaveBeenCalled();
});

test('the page shows what is missing with links to it, or when the next draw is possible (JP-03)', async () => {
  await openWheel({ canReceiveDrawChance: false, needDeposit: 10_000, needTyping: 25_000 });
  expect(shown()).toContain('Deposit ₱100.00 more');
  expect(shown()).toContain('Bet ₱250.00 more');
  expect(shown()).toContain('Unlock today’s spin below');
  expect(document.querySelector('a[href="/wallets"]')).not.toBeNull();
  await openWheel({ canReceiveDrawChance: false, nextChanceTime: Date.UTC(2026, 10, 25, 16) });
  expect(shown()).toMatch(/You’ve used today’s spin\. Next spin from Nov.26,.2026, 00:00\./);
  expect(shown()).not.toContain('Unlock today’s draw');
  expect(shown()).toContain('Today’s spin is used');
});

test('figures refresh every six seconds, one read at a time, paused while hidden, offline or spinning (Q-17, JP-04, K-04)', async () => {
  await openWheel();
  const before = reads('getJackpotDrawInfo');
  await advance(jackpotRefresh * 2);
  expect(reads('getJackpotDrawInfo')).toBe(before + 2);
  let answered = () => {};
  app.replies.read.mockImplementation(() => new Promise<void>((done) => (answered = done)));
  await advance(jackpotRefresh * 3);
  expect(reads('getJackpotDrawInfo')).toBe(before + 3);
  app.replies.read.mockResolvedValue(undefined);
  await act(async () => answered());
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(jackpotRefresh * 2);
  hidden.mockRestore();
  await act(async () => void (stores.network.onLine = false));
  await advance(jackpotRefresh * 2);
  await act(async () => void (stores.network.onLine = true));
  app.money.drawJackpot.mockImplementation(() => new Promise(() => {}));
  await press('SPIN');
  await advance(jackpotRefresh * 2);
  expect(reads('getJackpotDrawInfo')).toBe(before + 3);
  await unmount();
  await advance(jackpotRefresh * 2);
  expect(reads('getJackpotDrawInfo')).toBe(before + 3);
});

test('winners rotate every two seconds, except when paused or with reduced motion (JP-05, K-04)', async () => {
  const winners = Array.from({ length: 5 }, () => winner);
  const moved = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
  await openWheel({ jackpotWinnerList: winners });
  await advance(4_000);
  expect(moved).toHaveBeenCalledTimes(2);
  await press('Pause the winners');
  await advance(4_000);
  expect(moved).toHaveBeenCalledTimes(2);
  await unmount();
  device.still = true;
  await openWheel({ jackpotWinnerList: winners });
  await advance(4_000);
  expect(moved).toHaveBeenCalledTimes(2);
  expect(shown()).toContain('J***₱502.20 Mini jackpot');
});

test('focus by tap keeps the winners rotating, focus by keyboard stops them (JP-05)', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
  let byKeys = false;
  vi.spyOn(Element.prototype, 'matches').mockImplementation((what) => what.includes('focus-visible') && byKeys);
  await openWheel({ jackpotWinnerList: [winner, winner] });
  document.querySelector<HTMLElement>('ul[tabindex]')!.focus();
  await advance(2_000);
  expect(moved).toHaveBeenCalledTimes(1);
  byKeys = true;
  await advance(4_000);
  expect(moved).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('fewer rows are in sight than there are winners, so few winners still rotate (JP-05)', async () => {
  const rows = () => document.querySelector<HTMLElement>('ul[tabindex]')!.style.getPropertyValue('--rows');
  await openWheel({ jackpotWinnerList: [winner, winner] });
  expect(rows()).toBe('1');
  await openWheel({ jackpotWinnerList: [winner, winner, winner, winner, winner] });
  expect(rows()).toBe('3');
  await openWheel({ jackpotWinnerList: [winner] });
  expect(rows()).toBe('1');
});

test('an amount without exact pesos shows as a range, and no winners are made up (players RG-32)', async () => {
  await openWheel({ jackpotWinnerList: [{ ...winner, count: 0, amountSection: [50_000, 200_000] }] });
  expect(shown()).toContain('J***₱500.00 to ₱2,000.00');
  await openWheel({ jackpotWinnerList: [] });
  expect(shown()).toContain('No winners yet.');
});

test('a visitor sees the wheel at rest and the odds, and can log in (Q-20)', async () => {
  stores.session.userId = 0;
  await render(<JackpotScreen />);
  expect(document.querySelectorAll('ol li')).toHaveLength(10);
  expect(shown()).toContain('Mini jackpot0.1%');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(button('SPIN')).toBeUndefined();
});

test('offline, the last figures show with their time, and SPIN says what it needs', async () => {
  stores.network.onLine = false;
  await openWheel();
  expect(shown()).toContain('as of 12:00');
  expect(shown()).not.toContain('Your spin is ready');
  await press('SPIN');
  expect(toast).toHaveBeenCalledExactlyOnceWith('This needs a connection.');
});
