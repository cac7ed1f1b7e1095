// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { drawTypes } from '#contract/rewards/jackpot.ts';
import { props } from '#contract/props.ts';
import type { Act } from '#contract/stores.ts';
import { begin, know, openWheel, reads } from '#tests/support/jackpot.tsx';
import { advance, button, press, unmount } from '#tests/support/render.tsx';
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
const { TierWheel } = await import('./TierWheel.tsx');
const { unseenSince } = await import('./unseenDraw.ts');

const shown = () => document.body.textContent;
const lit = () => [...document.querySelectorAll('li[data-won]')].map((cell) => cell.textContent);
/** Times of a whole spin of the wheel, and of the tier wheel with its rest at the end, milliseconds. */
const turn = 8_000;
const tiersTurn = 8_500;

/** The operator's answer to the draw, once `answer` or `refuse` is called. */
function pending() {
  const asked: { done?: (value: never) => void; fail?: (failure: Failure) => void } = {};
  app.money.drawJackpot.mockImplementation(() => new Promise((done, fail) => Object.assign(asked, { done, fail })));
  return {
    answer: (value: object) => act(async () => asked.done!(value as never)),
    refuse: (failure: Failure) => act(async () => asked.fail!(failure)),
  };
}
const drawn = { id: 3, propId: props.coin, count: 3_000, type: drawTypes.prize };
const tier = { id: 5, propId: props.minor, count: 200_000, type: drawTypes.jackpot };
const shownPrize = { rewards: [{ id: props.coin, count: 3_000 }] };

beforeEach(() => {
  begin();
  Object.assign(device, { still: false, saves: false });
});

test('taps during a spin and double taps cause no second draw (S-06, Q-18)', async () => {
  const { answer } = pending();
  await openWheel();
  await press('SPIN');
  await press('SPIN');
  await advance(1_000);
  await press('SPIN');
  await answer(drawn);
  await press('SPIN');
  expect(app.money.drawJackpot).toHaveBeenCalledExactlyOnceWith({});
});

test('of two taps within 300 ms only the first counts, a later tap counts again (K-10)', async () => {
  await openWheel({ canReceiveDrawChance: false, needTyping: 100 });
  await press('SPIN');
  await advance(299);
  await press('SPIN');
  expect(toast).toHaveBeenCalledOnce();
  await advance(1);
  await press('SPIN');
  expect(toast).toHaveBeenCalledTimes(2);
});

test('the wheel stops on the operator’s cell, shows the win, and refreshes figures and balance (S-08)', async () => {
  const { answer } = pending();
  await openWheel();
  await press('SPIN');
  await advance(1_000);
  await answer(drawn);
  await advance(1_000);
  expect(show).not.toHaveBeenCalled();
  const before = [reads('getJackpotDrawInfo'), reads('refreshData')];
  await advance(turn);
  expect(lit()).toEqual(['₱30.00Cash']);
  expect(document.querySelector('output[class*="unseen"]')!.textContent).toBe('You got ₱30.00');
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
  expect([reads('getJackpotDrawInfo'), reads('refreshData')]).toEqual(before.map((count) => count + 1));
  expect(effect).toHaveBeenCalledWith('win');
  expect(unseenSince()).toBe(0);
});

test('the balance shows a win once the wheels have landed, whatever refreshes it (S-08)', async () => {
  Object.assign(stores.wallet, { coin: 5_000 });
  const { answer } = pending();
  await openWheel();
  const balance = () => document.querySelector('output[aria-label="Balance"]')!.textContent;
  await press('SPIN');
  await answer(tier);
  await act(async () => void Object.assign(stores.wallet, { coin: 205_000 }));
  await advance(turn);
  expect(document.querySelector('dialog')).not.toBeNull();
  expect(balance()).toContain('₱50.00');
  await advance(tiersTurn);
  expect(balance()).toContain('₱2,050.00');
});

test('with reduced motion the result shows at once (players B12)', async () => {
  device.still = true;
  app.money.drawJackpot.mockResolvedValue(drawn);
  await openWheel();
  await press('SPIN');
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
  expect(lit()).toEqual(['₱30.00Cash']);
});

test('the tier wheel doesn’t reveal its result before it turns (S-09)', () => {
  const win = { propId: props.minor, amount: 200_000, end: () => {} };
  const first = renderToString(
    <TierWheel tiers={[props.mega, props.major, props.minor, props.mini].map((id) => ({ id, amount: 1 }))} win={win} />,
  );
  expect(first).toContain('Which one will it be?');
  expect(first).not.toMatch(/Minor jackpot: /i);
});

test('a tier win shows the tier wheel, closed 2 s after it stops, then the prize (S-09, M-12)', async () => {
  app.money.drawJackpot.mockResolvedValue(tier);
  await openWheel();
  await press('SPIN');
  await advance(turn);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain('Jackpot!');
  expect(show).not.toHaveBeenCalled();
  await advance(tiersTurn);
  expect(document.querySelector('dialog')).toBeNull();
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', { rewards: [{ id: props.minor, count: 200_000 }] });
});

test('the tier wheel can be skipped (S-09)', async () => {
  app.money.drawJackpot.mockResolvedValue(tier);
  await openWheel();
  await press('SPIN');
  await advance(turn);
  await press('Skip');
  expect(show).toHaveBeenCalledOnce();
});

test('a result missing from the wheel shows as the operator sent it, and no cell is marked (B10)', async () => {
  app.money.drawJackpot.mockResolvedValue({ ...drawn, id: 99 });
  await openWheel();
  await press('SPIN');
  expect(lit()).toEqual([]);
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
});

test('a jackpot outside the tiers shows no tier wheel (B10)', async () => {
  app.money.drawJackpot.mockResolvedValue({
    id: 5,
    propId: props.lastJackpot,
    count: 700,
    type: drawTypes.jackpot,
  });
  await openWheel();
  await press('SPIN');
  await advance(turn);
  expect(document.querySelector('dialog')).toBeNull();
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', { rewards: [{ id: props.lastJackpot, count: 700 }] });
});

test.each([
  [1001, 'No spins left (1001)'],
  [429, 'The spin failed with code 429'],
])('refusal %i stops the wheel without a mark, shows why, and refreshes the figures (JP-06)', async (code, text) => {
  const { refuse } = pending();
  await openWheel();
  await press('SPIN');
  await advance(500);
  const before = reads('getJackpotDrawInfo');
  await refuse(new Failure('refused', code));
  expect(toast).toHaveBeenCalledExactlyOnceWith(text);
  expect(document.querySelectorAll('li[data-lit]')).toHaveLength(0);
  expect(reads('getJackpotDrawInfo')).toBe(before + 1);
  expect(unseenSince()).toBe(0);
  expect(button('SPIN')!.getAttribute('aria-disabled')).toBe('false');
});

test('a draw with an unknown outcome stops the wheel and is looked up, never repeated (JP-07)', async () => {
  const { refuse } = pending();
  await openWheel();
  await press('SPIN');
  const uncertain: Act = { requestId: 'r', call: 'receiveDrawChance', state: 'uncertain', at: 0 };
  await act(async () => void (stores.acts['receiveDrawChance'] = uncertain));
  await refuse(new Failure('uncertain', 0, { requestId: 'r' }));
  expect(document.querySelectorAll('li[data-lit]')).toHaveLength(0);
  expect(shown()).toContain('won’t do it twice');
  await press('SPIN');
  app.money.settle.mockImplementation(async () => {
    stores.acts['receiveDrawChance'] = undefined;
    return { state: 'done', answer: drawn };
  });
  await advance(5_000);
  await advance(turn);
  expect(lit()).toEqual(['₱30.00Cash']);
  expect(app.money.drawJackpot).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
});

test('an abandoned draw is shown from the record on the next visit, and not drawn again (S-10, H6)', async () => {
  const { answer } = pending();
  await openWheel();
  await press('SPIN');
  await unmount();
  await answer(drawn);
  await advance(turn);
  expect(show).not.toHaveBeenCalled();
  expect(unseenSince()).toBeGreaterThan(0);
  const list = [{ ...drawn, id: 70, time: Date.now() }];
  know('getPersonJackpotDrawAwardLog', { list, pages: 1 }, { pageNum: 1, pageSize: 20 });
  await openWheel({ canReceiveDrawChance: false });
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
  expect(unseenSince()).toBe(0);
  expect(app.money.drawJackpot).toHaveBeenCalledOnce();
});

test('a draw left open by an earlier page load is shown once, after it is settled (H6)', async () => {
  localStorage.setItem('player.jackpot.unseen', String(Date.now()));
  const uncertain: Act = { requestId: 'r', call: 'receiveDrawChance', state: 'uncertain', at: 0 };
  stores.acts['receiveDrawChance'] = uncertain;
  know(
    'getPersonJackpotDrawAwardLog',
    { list: [{ ...drawn, id: 70, time: Date.now() }], pages: 1 },
    { pageNum: 1, pageSize: 20 },
  );
  await openWheel();
  expect(show).not.toHaveBeenCalled();
  app.money.settle.mockImplementation(async () => {
    stores.acts['receiveDrawChance'] = undefined;
    return { state: 'done', answer: drawn };
  });
  await advance(5_000);
  await advance(turn);
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
});
