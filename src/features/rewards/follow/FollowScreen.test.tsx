// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { conditionUnmet, onBreak } from '#contract/codes.ts';
import type { FollowPage } from '#contract/endpoints/follow.ts';
import { Failure } from '#contract/failure.ts';
import { followWait } from '#contract/rewards/follow.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));
const show = vi.hoisted(() => vi.fn<(name: string, props: { onLeave(): void }) => Promise<void>>(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));

const { stores } = await import('#data/stores.ts');
const { default: FollowScreen } = await import('./FollowScreen.tsx');

const rewards = [{ id: 2002, count: 20 }];
const cash = [{ id: 2001, count: 500 }];
const names = ['facebook', 'messenger', 'viber', 'telegram', 'youtube', 'tiktok'];
const page = (id: number, more: Partial<FollowPage> = {}): FollowPage => ({
  id,
  platform: names[id - 1]!,
  url: `https://${names[id - 1]!}.test/perlas`,
  status: 0,
  awards: rewards,
  ...more,
});
const know = (list: FollowPage[]) => act(async () => setReply('followInfo', { list, turnover: 5 }));
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const said = () => document.body.textContent;
const away = (state: 'visible' | 'hidden') =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
/** Confirms the notice shown before leaving. */
const leave = () => act(async () => show.mock.lastCall![1].onLeave());

beforeEach(async () => {
  vi.clearAllMocks();
  Object.assign(stores.session, { userId: 8, known: true });
  stores.network.onLine = true;
  stores.replies = {};
  deposited(20_000);
  app.money.claimFollow.mockResolvedValue({ rewards, coin: 0 as Money });
  app.money.visitFollow.mockResolvedValue({ status: 1 });
});

test('the six platforms show their names and rewards (FO-01)', async () => {
  await know([1, 2, 3, 4, 5, 6].map((id) => page(id)));
  await render(<FollowScreen />);
  const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows.map((row) => /Facebook|Messenger|Viber|Telegram|YouTube|TikTok/.exec(row)?.[0])).toEqual([
    'Facebook',
    'Messenger',
    'Viber',
    'Telegram',
    'YouTube',
    'TikTok',
  ]);
  for (const row of rows) expect(row).toContain('20 points');
});

test('a page opens after a warning about leaving, and is then marked as visited (FO-01)', async () => {
  await know([page(3)]);
  await render(<FollowScreen />);
  await press('Open: Viber');
  expect(show).toHaveBeenCalledExactlyOnceWith(
    'leave',
    expect.objectContaining({ address: 'https://viber.test/perlas' }),
  );
  expect(app.money.visitFollow).not.toHaveBeenCalled();
  await leave();
  expect(app.money.visitFollow).toHaveBeenCalledExactlyOnceWith({ id: 3 });
});

test('a visit can be claimed after five seconds away, not before (FO-01)', async () => {
  vi.useFakeTimers();
  await know([page(3)]);
  await render(<FollowScreen />);
  await press('Open: Viber');
  await leave();
  await know([page(3, { status: 1 })]);
  await away('hidden');
  await advance(followWait - 1);
  await away('visible');
  expect(toast).toHaveBeenCalledExactlyOnceWith('That was quick! Stay for at least 5 seconds, then claim.');
  expect(button('Claim: Viber, 20 points')).toBeUndefined();
  await press('Open again: Viber');
  await leave();
  await away('hidden');
  await advance(followWait);
  await away('visible');
  await press('Claim: Viber, 20 points');
  expect(app.money.claimFollow).toHaveBeenCalledExactlyOnceWith({ id: 3 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
});

test('a page visited before can be claimed, and a claimed one shows it (FO-01)', async () => {
  await know([page(3, { status: 1 }), page(4, { status: 2 })]);
  await render(<FollowScreen />);
  expect(button('Claim: Viber, 20 points')).toBeDefined();
  expect(said()).toContain('Claimed');
});

test('a claim refused as too early explains what to do (FO-01)', async () => {
  app.money.claimFollow.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'visit' }));
  await know([page(3, { status: 1 })]);
  await render(<FollowScreen />);
  await press('Claim: Viber, 20 points');
  expect(toast).toHaveBeenCalledExactlyOnceWith('That was quick! Stay for at least 5 seconds, then claim.');
});

test('an address other than https gets no link (FO-01)', async () => {
  await know([page(3, { url: 'javascript:alert(1)' })]);
  await render(<FollowScreen />);
  expect(button('Open: Viber')).toBeUndefined();
});

test('cash shows its wagering requirement and is locked until the first deposit (V-32, RG-26)', async () => {
  deposited(0);
  await know([page(1, { status: 1, awards: cash })]);
  await render(<FollowScreen />);
  expect(said()).toContain('wager 5× to withdraw');
  const locked = button('Claim: Facebook, ₱5.00')!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)!.textContent).toBe(
    'You can claim cash once your first deposit is paid.',
  );
});

test('a visitor sees what the page is about and can log in; a break closes the page (A-21)', async () => {
  stores.session.userId = 0;
  await render(<FollowScreen />);
  expect(said()).toContain('earn a reward for each');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  stores.session.userId = 8;
  app.replies.read.mockRejectedValue(new Failure('refused', onBreak));
  await act(async () => void (stores.session.epoch = 'other'));
  expect(said()).toContain('Play is paused for now');
  app.replies.read.mockResolvedValue(undefined);
});
