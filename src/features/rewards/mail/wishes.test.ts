// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { app } from '#tests/support/worker.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { stores } = await import('#data/stores.ts');
const { undo, undoTime, watchInbox, wish, wishes, withWishes } = await import('./wishes.ts');

const rows = [1, 2, 3].map((id) => ({
  id,
  title: `Mail ${id}`,
  time: id,
  type: 1 as const,
  isRead: id === 2,
  hasAward: false,
  awardReceived: false,
}));
const shown = () => withWishes(rows, wishes).map(({ id }) => id);
const one = { kind: 'deleted', ids: [1] } as const;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  undo();
  Object.assign(wishes, { sent: [], gone: [] });
  stores.network.onLine = true;
  stores.session.epoch = 'a';
  app.player.deleteMails.mockResolvedValue({});
});

test('a deletion is sent after five seconds and can be undone until then (ML-04)', async () => {
  wish(one);
  expect(shown()).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  undo();
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(app.player.deleteMails).not.toHaveBeenCalled();
  expect(shown()).toEqual([1, 2, 3]);
  wish(one);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(app.player.deleteMails).toHaveBeenCalledExactlyOnceWith({ ids: [1] }, 'a');
  expect(shown()).toEqual([2, 3]);
});

test('another deletion sends the pending one first, and each is sent once (ML-04)', async () => {
  wish(one);
  wish({ kind: 'deleted', ids: [2] });
  expect(app.player.deleteMails).toHaveBeenCalledExactlyOnceWith({ ids: [1] }, 'a');
  expect(shown()).toEqual([3]);
  await vi.advanceTimersByTimeAsync(2 * undoTime);
  expect(app.player.deleteMails.mock.calls).toEqual([
    [{ ids: [1] }, 'a'],
    [{ ids: [2] }, 'a'],
  ]);
});

test('leaving the inbox sends the pending deletion, a change of its watchers doesn’t (ML-04)', async () => {
  const [first, second] = [watchInbox(), watchInbox()];
  wish(one);
  first();
  await vi.advanceTimersByTimeAsync(0);
  expect(app.player.deleteMails).not.toHaveBeenCalled();
  second();
  await vi.advanceTimersByTimeAsync(0);
  expect(app.player.deleteMails).toHaveBeenCalledExactlyOnceWith({ ids: [1] }, 'a');
});

test('offline nothing is deleted, now or later, and a message says so (ML-04)', async () => {
  stores.network.onLine = false;
  wish(one);
  await vi.advanceTimersByTimeAsync(2 * undoTime);
  expect(app.player.deleteMails).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledExactlyOnceWith('You’re offline. Nothing was changed.');
  expect(shown()).toEqual([1, 2, 3]);
});

test.each([
  [new Failure('offline'), 'You’re offline. Nothing was changed.'],
  [new Failure('refused', alreadyDone), 'Claim this message’s reward before you delete it.'],
  [new Failure('timeout'), 'We couldn’t confirm that. Your inbox shows the latest status.'],
])('a mail whose deletion failed shows again, with the reason (%#) (ML-04)', async (failure, text) => {
  app.player.deleteMails.mockRejectedValue(failure);
  wish(one);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(toast).toHaveBeenCalledExactlyOnceWith(text);
  expect(app.replies.read).toHaveBeenCalledExactlyOnceWith('getMail2', { pageNum: 1, pageSize: 20 }, true);
  expect(shown()).toEqual([1, 2, 3]);
});

test('deleting read mails sends a hundred at a time, and reports how many were kept (ML-04)', async () => {
  app.player.deleteMails.mockResolvedValue({ kept: 1 });
  const ids = Array.from({ length: 101 }, (_, place) => (place === 0 ? 2 : 1_000 + place));
  wish({ kind: 'readDeleted', ids });
  expect(shown()).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(app.player.deleteMails.mock.calls).toEqual([
    [{ ids: ids.slice(0, 100) }, 'a'],
    [{ ids: ids.slice(100) }, 'a'],
  ]);
  expect(toast).toHaveBeenCalledExactlyOnceWith('2 messages with rewards were kept. Claim them first.');
});

test('marking all as read shows at once, and is sent after five seconds (ML-04)', async () => {
  wish({ kind: 'allRead', ids: [] });
  expect(withWishes(rows, wishes).every(({ isRead }) => isRead)).toBe(true);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(app.player.readMails).toHaveBeenCalledExactlyOnceWith('a');
  expect(app.player.deleteMails).not.toHaveBeenCalled();
});

test('a change of player drops the pending action, and the end of a session shows no error (ML-04)', async () => {
  wish({ kind: 'readDeleted', ids: [2] });
  stores.session.epoch = 'b';
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(app.player.deleteMails).not.toHaveBeenCalled();
  expect(shown()).toEqual([1, 2, 3]);
  app.player.deleteMails.mockRejectedValue(new Failure('stopped'));
  wish(one);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(toast).not.toHaveBeenCalled();
});
