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
/** A whole turn of the wheel, and of that of the tiers with its rest, milliseconds. */
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

test('S-06, Q-18: taps while it turns, and a second one right after the first, draw nothing more', async () => {
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

test('K-10: of two taps within 300 ms the first acts, and a later one again', async () => {
  await openWheel({ canReceiveDrawChance: false, needTyping: 100 });
  await press('SPIN');
  await advance(299);
  await press('SPIN');
  expect(toast).toHaveBeenCalledOnce();
  await advance(1);
  await press('SPIN');
  expect(toast).toHaveBeenCalledTimes(2);
});

test('S-08: the wheel ends on the operator’s cell, what was won is shown, and figures and balance are read again', async () => {
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

test('players B12: with reduced motion the result is there at once', async () => {
  device.still = true;
  app.money.drawJackpot.mockResolvedValue(drawn);
  await openWheel();
  await press('SPIN');
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
  expect(lit()).toEqual(['₱30.00Cash']);
});

test('S-09: the second wheel tells nothing of its result before it turns', () => {
  const win = { propId: props.minor, amount: 200_000, end: () => {} };
  const first = renderToString(
    <TierWheel tiers={[props.mega, props.major, props.minor, props.mini].map((id) => ({ id, amount: 1 }))} win={win} />,
  );
  expect(first).toContain('Which one will it be?');
  expect(first).not.toMatch(/Minor jackpot: /i);
});

test('S-09, M-12: a tier has the second wheel first, closed 2 s after it stops, and then is shown', async () => {
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

test('S-09: the second wheel can be skipped', async () => {
  app.money.drawJackpot.mockResolvedValue(tier);
  await openWheel();
  await press('SPIN');
  await advance(turn);
  await press('Skip');
  expect(show).toHaveBeenCalledOnce();
});

test('B10: a result that isn’t on the wheel is shown as the operator says it, and no cell is marked', async () => {
  app.money.drawJackpot.mockResolvedValue({ ...drawn, id: 99 });
  await openWheel();
  await press('SPIN');
  expect(lit()).toEqual([]);
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
});

test('B10: a jackpot that is no tier has no second wheel', async () => {
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
  [1001, 'No draws left (1001)'],
  [429, 'The draw failed with code 429'],
])(
  'JP-06: refused with %i the wheel stops without a mark, says so, and the figures are read again',
  async (code, text) => {
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
  },
);

test('JP-07: an unknown outcome stops the wheel and is looked up, never drawn again; then it lands', async () => {
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
    return drawn;
  });
  await advance(5_000);
  await advance(turn);
  expect(lit()).toEqual(['₱30.00Cash']);
  expect(app.money.drawJackpot).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
});

test('S-10, H6: a draw that was left is shown by the record when the page is opened next, and not drawn again', async () => {
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

test('H6: an act that another page load began is shown by the record once it is settled, and once only', async () => {
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
    return drawn;
  });
  await advance(5_000);
  await advance(turn);
  expect(show).toHaveBeenCalledExactlyOnceWith('prize', shownPrize);
});
