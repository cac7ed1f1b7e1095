// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { MailHeader } from '#contract/endpoints/mail.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { stores } = await import('#data/stores.ts');
const { default: MailScreen } = await import('./MailScreen.tsx');
const { undo, wishes } = await import('./wishes.ts');

const rewards = [{ id: 2002, count: 5 }];
const cash = [{ id: 2001, count: 1_000 }];
const mail = (id: number, more: Partial<MailHeader> = {}): MailHeader => ({
  id,
  title: `Mail ${id}`,
  time: 1,
  type: 1,
  isRead: false,
  hasAward: false,
  awardReceived: false,
  ...more,
});
const withAward = (id: number, more: Partial<MailHeader> = {}) =>
  mail(id, { hasAward: true, awards: rewards, ...more });
const open = async (...list: MailHeader[]) => {
  const value = { list, pages: 1, unread: 1, turnover: 5 };
  setReply(replyKey('getMail2', { pageNum: 1, pageSize: 20 }), value);
  await renderScreen(<MailScreen />, { player: 8 });
};
const said = () => document.body.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  undo();
  Object.assign(wishes, { sent: [], gone: [] });
  stores.rg.state = 0;
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  app.money.claimMail.mockResolvedValue({ rewards, coin: 0 as Money });
});

test('a row shows read state and award, and links to the mail (ML-01)', async () => {
  await open(
    withAward(1),
    mail(2, { isRead: true }),
    withAward(3, { expireTime: 1 }),
    withAward(4, { awardReceived: true }),
  );
  const [first, second, third, fourth] = [...document.querySelectorAll('main li')].map((row) => row.textContent);
  expect(first).toContain('Unread');
  expect(first).toContain('5 points');
  expect(second).not.toContain('Unread');
  expect(third).toContain('Expired');
  expect(fourth).toContain('Claimed');
  expect(document.querySelector('a[href="/email/detail?id=2"]')).not.toBeNull();
});

test('an empty inbox says so and has no actions (ML-01)', async () => {
  await open();
  expect(said()).toContain('No messages yet');
  expect(button('Mark all as read')).toBeUndefined();
  expect(button('Delete read')).toBeUndefined();
});

test('one tap claims all awards, and the wagering requirement of cash shows first (ML-03)', async () => {
  await open(withAward(1), withAward(2, { awards: cash }));
  expect(said()).toContain('wager 5×');
  await press('Claim all: 2 rewards');
  expect(app.money.claimMail).toHaveBeenCalledExactlyOnceWith({ all: 1 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
});

test('an award already claimed elsewhere is no error (ML-03)', async () => {
  app.money.claimMail.mockRejectedValue(new Failure('refused', alreadyDone));
  await open(withAward(1));
  await press('Claim all: 1 reward');
  expect(toast).not.toHaveBeenCalled();
  expect(app.replies.read).toHaveBeenCalledWith('getMail2', { pageNum: 1, pageSize: 20 }, true);
});

test('a claim of cash alone is locked before the first deposit, with the reason (V-32)', async () => {
  app.money.claimMail.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'recharge' }));
  setReply('refreshData', { totalRecharge: 0 });
  await open(withAward(1, { awards: cash }));
  const all = button('Claim all: 1 reward')!;
  expect(all.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(all.getAttribute('aria-describedby')!)?.textContent).toContain('first deposit');
});

test('a mail with an unclaimed award can’t be deleted, and the page says why (ML-04)', async () => {
  await open(withAward(1), mail(2));
  const kept = button('Delete: Mail 1')!;
  expect(kept.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(kept.getAttribute('aria-describedby')!)?.textContent).toBe(
    'You can delete a message with a reward once you’ve claimed it.',
  );
  await press('Delete: Mail 2');
  expect(said()).toContain('Message deleted');
  expect(button('Delete: Mail 2')).toBeUndefined();
  expect(document.activeElement).toBe(button('Undo'));
  await press('Undo');
  expect(button('Delete: Mail 2')).toBeDefined();
});

test('read mails can be deleted together, and all mails marked as read (ML-04)', async () => {
  await open(mail(1), mail(2, { isRead: true }));
  await press('Delete read');
  expect(said()).toContain('Read messages deleted');
  expect(said()).not.toContain('Mail 2');
  await press('Undo');
  await press('Mark all as read');
  expect(said()).toContain('All marked as read');
  expect(button('Mark all as read')).toBeUndefined();
});

test.each([
  ['on a break', 1],
  ['excluded', 2],
] as const)('for a player %s offers are hidden, stored ones too, and rewards are paused (RG-26)', async (_, state) => {
  await act(async () => void (stores.rg.state = state));
  await open(withAward(1, { type: 2, title: 'An offer' }), withAward(2));
  expect(said()).not.toContain('An offer');
  expect(said()).toContain('Rewards are paused until you can play again.');
  expect(button('Claim all: 1 reward')).toBeUndefined();
});
