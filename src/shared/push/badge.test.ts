// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { replyKey } from '#contract/stores.ts';

const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});
Object.assign(navigator, { setAppBadge, clearAppBadge });

const { stores } = await import('#data/stores.ts');
const { badgeCount, keepBadge } = await import('./badge.ts');

const flags = (value: object) => {
  stores.replies[replyKey('activityGetStatusList', {})] = { value, at: 1 };
};
beforeEach(() => {
  Object.assign(stores.session, { known: true, userId: 8 });
  stores.mail.unread = null;
  stores.rg.state = 0;
  flags({});
});

test('O-22: unread mails and places to claim are counted, an award in a mail with its mail', () => {
  expect(badgeCount()).toBe(0);
  stores.mail.unread = 2;
  flags({ signIn: true, task: 1, vip: false, emailAward: true });
  expect(badgeCount()).toBe(4);
});

test('O-22, SX-08: on a break only mails count, and for a visitor nothing', () => {
  stores.mail.unread = 2;
  flags({ signIn: true });
  stores.rg.state = 1;
  expect(badgeCount()).toBe(2);
  stores.session.userId = 0;
  expect(badgeCount()).toBe(0);
});

test('a device without a number on its icon is left alone', () => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  stores.mail.unread = 7;
  expect(() => keepBadge()).not.toThrow();
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  expect(setAppBadge).not.toHaveBeenCalled();
});

test('O-22: the icon has the number, and loses it with the log-out; a device that refuses is no failure', async () => {
  stores.session.known = false;
  keepBadge();
  expect(clearAppBadge).not.toHaveBeenCalled();
  stores.session.known = true;
  stores.mail.unread = 3;
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
  clearAppBadge.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  stores.session.userId = 0;
  await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalledOnce());
});
