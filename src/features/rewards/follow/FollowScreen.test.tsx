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
/** Answers the notice before leaving with leaving. */
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

test('FO-01: the six platforms have their names and what each gives', async () => {
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

test('FO-01: a page is opened after a warning about the outside link, which marks it as visited', async () => {
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

test('FO-01: it is claimed after five seconds away, and not before', async () => {
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

test('FO-01: a page that was visited before can be claimed, and one that was claimed says so', async () => {
  await know([page(3, { status: 1 }), page(4, { status: 2 })]);
  await render(<FollowScreen />);
  expect(button('Claim: Viber, 20 points')).toBeDefined();
  expect(said()).toContain('Claimed');
});

test('FO-01: a claim that the operator finds too soon says what to do', async () => {
  app.money.claimFollow.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'visit' }));
  await know([page(3, { status: 1 })]);
  await render(<FollowScreen />);
  await press('Claim: Viber, 20 points');
  expect(toast).toHaveBeenCalledExactlyOnceWith('That was quick! Stay for at least 5 seconds, then claim.');
});

test('FO-01: an address that is no https address is not led to', async () => {
  await know([page(3, { url: 'javascript:alert(1)' })]);
  await render(<FollowScreen />);
  expect(button('Open: Viber')).toBeUndefined();
});

test('V-32, RG-26: cash says what it asks for, and is locked until the first deposit', async () => {
  deposited(0);
  await know([page(1, { status: 1, awards: cash })]);
  await render(<FollowScreen />);
  expect(said()).toContain('Wager it 5× in any game before you withdraw it');
  const locked = button('Claim: Facebook, ₱5.00')!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)!.textContent).toBe(
    'You can claim cash once your first deposit is paid.',
  );
});

test('A-21: a visitor is told what it is about and led to log in; a break closes it', async () => {
  stores.session.userId = 0;
  await render(<FollowScreen />);
  expect(said()).toContain('earn a reward for each');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  stores.session.userId = 8;
  app.replies.read.mockRejectedValue(new Failure('refused', onBreak));
  await act(async () => void (stores.session.epoch = 'other'));
  expect(said()).toContain('You’re taking a break from play');
  app.replies.read.mockResolvedValue(undefined);
});
