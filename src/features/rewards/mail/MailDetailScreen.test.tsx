// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { conditionUnmet, notFound } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/html/SafeHtml.tsx', () => ({
  SafeHtml: ({ html, children }: { html: string; children: ReactNode }) => (
    <>
      <pre>{html}</pre>
      {children}
    </>
  ),
}));
const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));
const goBack = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', () => ({ go: vi.fn(), goBack }));

const { stores } = await import('#data/stores.ts');
const { default: MailDetailScreen } = await import('./MailDetailScreen.tsx');
const { undo, wishes } = await import('./wishes.ts');

const points = [{ id: 2002, count: 5 }];
const head = { id: 1, title: 'For you', time: 1, type: 1, isRead: true, hasAward: true, awardReceived: false };
const body = { ...head, content: '<p>Hello</p>', awards: points, turnover: 5 };
const detail = replyKey('getMailDetail', { id: 1 });
const list = replyKey('getMail2', { pageNum: 1, pageSize: 20 });
const knowList = (more: object = {}) =>
  setReply(list, { list: [{ ...head, awards: points, ...more }], pages: 1, unread: 0, turnover: 5 });
const open = async (address = '/email/detail?id=1') => {
  history.replaceState(null, '', address);
  await render(<MailDetailScreen />);
};
const said = () => document.body.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  undo();
  Object.assign(wishes, { sent: [], gone: [] });
  Object.assign(stores.session, { userId: 8, known: true });
  stores.network.onLine = true;
  stores.rg.state = 0;
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  app.replies.read.mockResolvedValue(undefined);
  app.money.claimMail.mockResolvedValue({ rewards: points, coin: 0 as Money });
});

test('a mail shows its text, and its award is claimed by id (ML-02, ML-03)', async () => {
  setReply(detail, body);
  await open();
  expect(said()).toContain('For you');
  expect(said()).toContain('<p>Hello</p>');
  await press('Claim: 5 points');
  expect(app.money.claimMail).toHaveBeenCalledExactlyOnceWith({ id: 1 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(points);
});

test('cash shows its wagering requirement before it can be claimed (ML-02)', async () => {
  setReply(detail, { ...body, awards: [{ id: 2001, count: 1_000 }] });
  await open();
  expect(said()).toContain('wager 5×');
});

test('an expired award can’t be claimed, and its mail can be deleted (ML-02)', async () => {
  setReply(detail, { ...body, expireTime: 1 });
  await open();
  expect(said()).toContain('Expired');
  expect(button('Claim: 5 points')).toBeUndefined();
  await press('Delete');
  expect(goBack).toHaveBeenCalledExactlyOnceWith('/email');
  expect(wishes.waiting).toEqual({ kind: 'deleted', ids: [1] });
});

test('an award that expired before the tap is reported as expired (ML-02)', async () => {
  app.money.claimMail.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'time' }));
  setReply(detail, body);
  await open();
  await press('Claim: 5 points');
  expect(toast).toHaveBeenCalledExactlyOnceWith('This reward has expired.');
});

test('an award claimed in the list shows as claimed here too (ML-03)', async () => {
  setReply(detail, body);
  knowList({ awardReceived: true });
  await open();
  expect(said()).toContain('Claimed');
});

test('a mail with an unclaimed award can’t be deleted (ML-04)', async () => {
  setReply(detail, body);
  await open();
  const off = button('Delete')!;
  expect(off.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(off.getAttribute('aria-describedby')!)?.textContent).toContain('before you delete it');
});

test('offline a mail isn’t deleted, and its page stays (ML-04)', async () => {
  stores.network.onLine = false;
  setReply(detail, { ...body, hasAward: false, awards: [] });
  await open();
  await press('Delete');
  expect(goBack).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledExactlyOnceWith('You’re offline. Nothing was changed.');
});

test('offline the header shows, and the rest says that it needs a connection (ML-05)', async () => {
  stores.network.onLine = false;
  app.replies.read.mockRejectedValue(new Failure('offline'));
  knowList();
  await open();
  expect(said()).toContain('For you');
  expect(said()).toContain('This needs a connection');
  expect(button('Claim: 5 points')!.getAttribute('aria-disabled')).toBe('true');
});

test.each(['/email/detail', '/email/detail?id=1'])(
  '%s of a missing mail says that it is no longer available (R-19)',
  async (address) => {
    app.replies.read.mockRejectedValue(new Failure('refused', notFound));
    await open(address);
    expect(said()).toContain('This message is no longer available');
    expect(document.querySelector('a[href="/email"]')).not.toBeNull();
  },
);

test('on a break offers are hidden, stored ones too, and awards can’t be claimed (RG-26)', async () => {
  stores.rg.state = 1;
  setReply(detail, body);
  await open();
  const claim = button('Claim: 5 points')!;
  expect(claim.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(claim.getAttribute('aria-describedby')!)?.textContent).toContain('you can play again');
});
