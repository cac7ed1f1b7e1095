// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';
import type { ReadyClaim } from '../readyClaims.ts';
import { sources } from '../sources.ts';

const { stores } = await import('#data/stores.ts');
const { default: ClaimModal } = await import('./ClaimModal.tsx');

const call = 'receiveTaskAward';
/** Longer than the time between two lookups, milliseconds. */
const aWhile = 6_000;
const onFailure = vi.fn();
const points = [{ id: 2002, count: 5 }];
const shown = () => document.querySelector('dialog')!.textContent;
const open = (requestId: string, more = {}) =>
  void (stores.acts[call] = { requestId, call, state: 'uncertain', at: 0, ...more });
const close = () => void (stores.acts[call] = undefined);

const claims = [3, 4].map((id) => ({
  source: sources[1]!,
  act: { action: 'claimTask', input: { id } } as const,
  gives: points,
  turnover: 5,
}));
const show = (all: readonly ReadyClaim[] = claims) =>
  renderScreen(<ClaimModal claims={all} onFailure={onFailure} close={() => {}} />, { player: 8 });
const notDone = { state: 'notDone' };
const gives = (count: number) => ({ state: 'done', answer: { rewards: [{ id: 2002, count }] } });
/** Sets what lookups find. */
const found = (outcome: object) =>
  app.money.settle.mockImplementation(async () => {
    close();
    return outcome as never;
  });
const losesFirst = () =>
  app.money.claimTask.mockImplementationOnce(async () => {
    open('ours');
    throw new Failure('uncertain', 0, { requestId: 'ours' });
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  stores.acts = {};
  app.replies.read.mockResolvedValue(undefined);
  app.tab.resume.mockResolvedValue(undefined);
  app.money.giveUp.mockResolvedValue(undefined);
  app.money.claimTask.mockResolvedValue({ rewards: points } as never);
});

test('a claim blocked by another act waits until that is settled, shows none of its rewards, and goes on at a tap', async () => {
  open('theirs');
  app.money.claimTask.mockRejectedValueOnce(new Failure('busy')).mockRejectedValueOnce(new Failure('busy'));
  await show();
  expect(shown()).toContain('Another claim isn’t finished yet.');
  expect(shown()).not.toContain('Checking');
  expect(shown()).not.toContain('Not claimed');
  expect(button('Claim all')!.getAttribute('aria-disabled')).toBe('true');
  found(gives(999));
  await advance(aWhile);
  expect(shown()).toContain('Claim 2 rewards');
  expect(shown()).not.toContain('Another claim');
  expect(app.money.claimTask).toHaveBeenCalledTimes(2);
  await press('Claim all');
  expect(shown()).toContain('You got');
  expect(shown()).not.toContain('999');
});

test('a claim of another kind goes through while one is blocked, and the blocked one is followed all the same', async () => {
  open('theirs');
  app.money.claimTask.mockRejectedValueOnce(new Failure('busy'));
  app.money.claimFollow.mockResolvedValue({ rewards: points } as never);
  await show([claims[0]!, { ...claims[1]!, act: { action: 'claimFollow', input: { id: 5 } } }]);
  expect(shown()).toContain('Claimed 1 of 2');
  expect(shown()).toContain('Another claim isn’t finished yet.');
  found(notDone);
  await advance(aWhile);
  await press('Claim the rest');
  expect(shown()).toContain('You got');
});

test.each(['timeout', 'stopped'] as const)(
  'a claim that ends with “%s” before it is sent is not mistaken for an act that was open already',
  async (kind) => {
    open('theirs');
    app.money.claimTask.mockRejectedValue(new Failure(kind));
    found(gives(999));
    await show();
    await advance(aWhile);
    expect(shown()).not.toContain('999');
    expect(button('Claim all')).toBeDefined();
  },
);

test('a claim that is done stays so when another act of its kind is found not done', async () => {
  found(notDone);
  await show();
  await act(async () => open('theirs'));
  expect(shown()).not.toContain('Checking');
  await advance(aWhile);
  expect(shown()).toContain('You got');
  expect(shown()).not.toContain('Not claimed');
});

test.each([gives(999), notDone])(
  'a claim replaced by another act has an unknown outcome, whatever that act’s outcome is: %j',
  async (outcome) => {
    losesFirst();
    await show();
    await act(async () => open('theirs'));
    found(outcome);
    await advance(aWhile);
    expect(shown()).toContain('Check My rewards');
    expect(shown()).not.toContain('Not claimed');
    expect(shown()).not.toContain('999');
  },
);

test('a claim that never began is not being checked, and can be sent again', async () => {
  app.money.claimTask.mockRejectedValueOnce(new Failure('stopped'));
  await show();
  expect(shown()).not.toContain('Checking');
  await press('Claim all');
  expect(shown()).toContain('You got');
});

test('a claim whose act ends before it is known to be open does not stay in checking forever', async () => {
  app.money.claimTask.mockRejectedValueOnce(new Failure('uncertain', 0, { requestId: 'ours' }));
  await show();
  expect(shown()).toContain('Check My rewards');
  expect(button('Claim the rest')).toBeDefined();
});

test('a claim found not done says so, waits, and is sent again at a tap', async () => {
  losesFirst();
  await show();
  found(notDone);
  await advance(aWhile);
  expect(shown()).toContain('It didn’t go through. You can try again.');
  expect(app.money.claimTask).toHaveBeenCalledTimes(1);
  await press('Claim all');
  expect(app.money.claimTask.mock.calls).toEqual([[{ id: 3 }], [{ id: 3 }], [{ id: 4 }]]);
  expect(shown()).toContain('You got');
});

test('a claim given up during a lookup is not shown as failed', async () => {
  losesFirst();
  await show();
  let answer!: (value: object) => void;
  app.money.settle.mockImplementation(() => new Promise<never>((said) => (answer = said as never)));
  await advance(aWhile);
  app.money.giveUp.mockImplementation(async () => close());
  await press('Check later');
  await act(async () => answer({ state: 'unknown' }));
  expect(shown()).toContain('Check My rewards');
  expect(shown()).not.toContain('Not claimed');
});

test('a claim given up in another tab during a lookup may have been done: it is not offered again', async () => {
  losesFirst();
  await show();
  found({ state: 'unknown' });
  await advance(aWhile);
  expect(shown()).toContain('Check My rewards');
  expect(shown()).not.toContain('You can try again');
  await press('Claim the rest');
  expect(app.money.claimTask.mock.calls).toEqual([[{ id: 3 }], [{ id: 4 }]]);
});
