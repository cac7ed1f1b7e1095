// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { coin } from '#tests/support/bonus.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';
import type { ClaimAct } from '../claimable.ts';
import { split, type ReadyClaim } from '../readyClaims.ts';
import { sources } from '../sources.ts';
import { cashByTerms } from './SheetTerms.tsx';

const { stores } = await import('#data/stores.ts');
const { default: ClaimModal } = await import('./ClaimModal.tsx');

const points = [{ id: 2002, count: 5 }];
const close = vi.fn();
const onFailure = vi.fn();
const shown = () => document.querySelector('dialog')!.textContent;
const title = () => document.querySelector('dialog h2')!.textContent;
const off = (name: string) => button(name)!.getAttribute('aria-disabled');

const ready = (by: ClaimAct, gives = points, turnover = 5, place = 1) => ({
  source: sources[place]!,
  act: by,
  gives,
  turnover,
});
const task = (id: number, gives = points) => ready({ action: 'claimTask', input: { id } }, gives);
const rebate = ready({ action: 'claimRebates', input: {} }, coin(2_000), 1, 0);
const open = (claims: readonly ReadyClaim[], online = true) =>
  renderScreen(<ClaimModal claims={claims} onFailure={onFailure} close={close} />, { player: 8, online });
const granted = (rewards = points) => ({ rewards }) as never;
const sentTasks = () => app.money.claimTask.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  vi.clearAllMocks();
  stores.acts = {};
  app.money.claimTask.mockResolvedValue(granted());
  app.money.claimRebates.mockResolvedValue(granted(coin(2_000)));
  app.money.settle.mockResolvedValue({ state: 'unknown' });
  app.replies.read.mockResolvedValue(undefined);
  app.tab.resume.mockResolvedValue(undefined);
});

test('the terms of cash show before the tap, and nothing is sent until then (BO-06, RG-26)', async () => {
  await open([task(1, coin(1_000)), rebate]);
  expect(title()).toBe('Claim 2 rewards');
  expect(shown()).toContain('₱10.00 is bonus money: wager 5× (₱50.00)');
  expect(shown()).toContain('₱20.00 is bonus money: wager 1× (₱20.00)');
  expect(app.money.claimTask).not.toHaveBeenCalled();
  await press('Claim all');
  expect(sentTasks()).toEqual([1]);
  expect(app.money.claimRebates).toHaveBeenCalledExactlyOnceWith({});
  expect(title()).toBe('You got');
  await press('Done');
  expect(close).toHaveBeenCalledOnce();
});

test('rewards without cash are sent at once, one after another', async () => {
  let finish!: (value: never) => void;
  app.money.claimTask.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  await open([task(1), task(2)]);
  expect(sentTasks()).toEqual([1]);
  expect(title()).toBe('Claiming 1 of 2…');
  await act(async () => finish(granted()));
  expect(sentTasks()).toEqual([1, 2]);
  expect(shown()).toContain('+10');
});

test('a refused claim is shown, refetched and not resent, and the others go through', async () => {
  app.money.claimTask.mockRejectedValueOnce(new Failure('refused', alreadyDone));
  await open([task(1), task(2), task(3)]);
  expect(sentTasks()).toEqual([1, 2, 3]);
  expect(title()).toBe('Claimed 2 of 3');
  expect(shown()).toContain('Already claimedNot claimed');
  expect(app.replies.read).toHaveBeenCalledExactlyOnceWith('getTaskUser', {}, true);
  expect(button('Claim the rest')).toBeUndefined();
});

test('an uncertain claim stops the rest until a read settles it and the player taps again (WA-05)', async () => {
  vi.useFakeTimers();
  app.money.claimTask.mockImplementationOnce(async () => {
    stores.acts['receiveTaskAward'] = { requestId: 'r', call: 'receiveTaskAward', state: 'uncertain', at: 0 };
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  await open([task(1), task(2)]);
  expect(sentTasks()).toEqual([1]);
  expect(shown()).toContain('Checking status');
  expect(button('Claim the rest')).toBeUndefined();
  app.money.settle.mockImplementation(async () => {
    stores.acts['receiveTaskAward'] = undefined;
    return { state: 'done', answer: granted() };
  });
  await advance(6_000);
  expect(app.money.settle).toHaveBeenCalledOnce();
  expect(sentTasks()).toEqual([1]);
  expect(title()).toBe('Claimed 1 of 2');
  await press('Claim the rest');
  expect(sentTasks()).toEqual([1, 2]);
  expect(title()).toBe('You got');
});

test('offline nothing is sent, and a claim that fails as offline stops the rest', async () => {
  await open([rebate], false);
  expect(off('Claim')).toBe('true');
  expect(shown()).toContain('This needs a connection.');
  await act(async () => void (stores.network.onLine = true));
  app.money.claimRebates.mockRejectedValueOnce(new Failure('offline'));
  await press('Claim');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'offline' }));
  expect([title(), off('Claim')]).toEqual(['Claim 1 reward', 'false']);
  expect(shown()).not.toContain('Not claimed');
});

test('a partly claimed sheet sends only the rest next, and shows it as being sent', async () => {
  app.money.claimTask.mockResolvedValueOnce(granted()).mockRejectedValueOnce(new Failure('offline'));
  await open([task(1), task(2)]);
  expect([title(), sentTasks()]).toEqual(['Claimed 1 of 2', [1, 2]]);
  app.money.claimTask.mockImplementationOnce(() => new Promise(() => {}));
  await press('Claim the rest');
  expect(button('Claim the rest')!.getAttribute('aria-busy')).toBe('true');
  expect(sentTasks()).toEqual([1, 2, 2]);
});

test('cash refused for a missing deposit says so, and locks the page below (V-32)', async () => {
  const failure = new Failure('refused', conditionUnmet, { need: 'recharge' });
  app.money.claimRebates.mockRejectedValueOnce(failure);
  await open([rebate, task(1)]);
  await press('Claim all');
  expect(shown()).toContain('You can claim cash once your first deposit is paid.');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(sentTasks()).toEqual([1]);
});

test('after cash is refused for a missing deposit, only what waits for none is still sent (V-32)', async () => {
  const failure = new Failure('refused', conditionUnmet, { need: 'recharge' });
  app.money.claimRebates.mockRejectedValueOnce(failure);
  app.money.claimLottery.mockResolvedValue(granted(coin(500)));
  const prize = ready({ action: 'claimLottery', input: { orderNo: 'L1' } }, coin(500), 0);
  await open([rebate, task(1, coin(1_000)), task(2), { ...prize, own: true }]);
  await press('Claim all');
  expect(sentTasks()).toEqual([2]);
  expect(app.money.claimLottery).toHaveBeenCalledExactlyOnceWith({ orderNo: 'L1' });
  expect(title()).toBe('Claimed 2 of 4');
  expect(shown().split('You can claim cash once your first deposit is paid.')).toHaveLength(3);
  expect(shown().split('Not claimed')).toHaveLength(2);
  expect(button('Claim the rest')).toBeUndefined();
});

test('a closed sheet sends nothing more', async () => {
  let finish!: (value: never) => void;
  app.money.claimTask.mockImplementationOnce(() => new Promise((done) => (finish = done)));
  await open([task(1), task(2)]);
  await renderScreen(<p />, { player: 8 });
  await act(async () => finish(granted()));
  expect(sentTasks()).toEqual([1]);
});

test('the rest of one player’s claims isn’t sent for the next one (I5)', async () => {
  app.money.claimTask.mockImplementation(async () => {
    stores.session.epoch = 'next';
    return granted();
  });
  await open([task(1), task(2)]);
  await act(async () => {});
  expect(sentTasks()).toEqual([1]);
});

test('several rewards with one act are claimed by a single request', () => {
  const [rebates] = sources;
  const list = [1, 2].map((type) => ({ type, bonus: 200, status: 1 }));
  const { acts, now } = split(rebates!, { list, total: 400, canReceive: 400, turnover: 5 }, false);
  expect(now.count).toBe(2);
  expect(acts).toMatchObject([{ act: { action: 'claimRebates' }, gives: coin(400), turnover: 5 }]);
});

test.each([
  [5, { now: 0, later: 200 }],
  [0, { now: 200, later: 0 }],
])('before the first deposit a rebate and commission to wager %d× stand at %o (V-32)', (turnover, money) => {
  const rebates = { list: [{ type: 1, bonus: 200, status: 1 }], total: 200, canReceive: 200, turnover };
  const commission = { canReceive: 200, inviteTasks: [], turnover };
  const values: Record<string, object> = { '/bonus/rebate': rebates, '/agent': commission };
  for (const [to, value] of Object.entries(values)) {
    const { now, later } = split(
      sources.find((each) => each.to === to)!,
      value,
      true,
    );
    expect({ now: now.money, later: later.money }).toEqual(money);
  }
});

test.each([
  ['cash whose terms aren’t known', coin(400), undefined, 0],
  ['cash whose terms are missing', coin(400), null, 0],
  ['cash that is free of terms', coin(400), 0, 1],
  ['points without terms', points, undefined, 1],
])('%s can be claimed from the sheet only if no terms are missing (BO-06)', (_, awards, turnover, acts) => {
  const found = split(sources[1]!, { list: [{ id: 1, status: taskStates.claimable, awards }], turnover }, false);
  expect([found.now.count, found.acts.length]).toEqual([1, acts]);
});

test('cash is summed up by its terms, leaving out rewards without cash', () => {
  expect(cashByTerms([task(1, coin(100)), task(2, coin(300)), rebate, task(3)])).toEqual([
    { amount: 400, times: 5 },
    { amount: 2_000, times: 1 },
  ]);
});
