// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet, onBreak } from '#contract/codes.ts';
import type { BindTask } from '#contract/endpoints/bindTasks.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: async () => {} }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { default: BindTasksScreen } = await import('./BindTasksScreen.tsx');

const claim = 'Claim: Password';
const reason = 'Claim rewards once your first deposit is paid.';
const password: BindTask = { id: 4, kind: 'password', done: true, status: 1, awards: [{ id: 2001, count: 500 }] };
const shown = () => document.body.textContent;
const toDeposit = () => document.querySelector('a[href^="/wallets"]');

/** Opens the page for a player with this total of deposits in hundredths; undefined if it isn't known. */
async function open(totalRecharge: number | undefined) {
  setReply('refreshData', { totalRecharge });
  await renderScreen(<BindTasksScreen />, { player: 8 });
}

beforeEach(() => {
  vi.clearAllMocks();
  app.money.claimBind.mockResolvedValue({ coin: 500 as Money, rewards: [] });
  setReply('bindInfo', { list: [password] });
});

test('before the first deposit a claim is locked and links to the deposit (V-32)', async () => {
  await open(0);
  expect(shown()).toContain('Locked');
  const locked = button(claim)!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)!.textContent).toBe(reason);
  expect(toDeposit()).not.toBeNull();
  await press(claim);
  expect(app.money.claimBind).not.toHaveBeenCalled();
});

test('a claimable reward is indicated by its button only (FD-02)', async () => {
  await open(20_000);
  expect(button(claim)).toBeDefined();
  expect(document.querySelector('main h2')!.parentElement!.textContent).toBe('Password');
});

test('a deposit paid meanwhile unlocks the claim (V-32)', async () => {
  await open(0);
  await act(async () => setReply('refreshData', { totalRecharge: 20_000 }));
  expect(shown()).not.toContain(reason);
  await press(claim);
  expect(app.money.claimBind).toHaveBeenCalledExactlyOnceWith({ id: 4 });
});

test('a claim refused for a missing deposit stays locked (V-32)', async () => {
  app.money.claimBind.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'recharge' }));
  await open(undefined);
  expect(shown()).not.toContain(reason);
  await press(claim);
  expect(shown()).toContain(reason);
  expect(button(claim)!.getAttribute('aria-disabled')).toBe('true');
});

test('the cash’s wagering is shown before the claim (FD-02, RG-26)', async () => {
  setReply('bindInfo', { list: [password], turnover: 5 });
  await open(20_000);
  expect(shown()).toContain('wager 5× to withdraw');
});

test('a reward already claimed elsewhere refreshes silently (FD-02)', async () => {
  app.money.claimBind.mockRejectedValue(new Failure('refused', alreadyDone));
  await open(20_000);
  app.replies.read.mockClear();
  await press(claim);
  expect(toast).not.toHaveBeenCalled();
  expect(app.replies.read).toHaveBeenCalledWith('bindInfo', {});
});

test('on a break the page says so and offers nothing (FD-02)', async () => {
  setReply('bindInfo', undefined);
  app.replies.read.mockRejectedValue(new Failure('refused', onBreak));
  await open(20_000);
  expect(shown()).toContain('Play is paused for now');
  expect(button(claim)).toBeUndefined();
  app.replies.read.mockResolvedValue(undefined);
});
