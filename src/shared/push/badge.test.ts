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

test('the badge counts unread mails and places to claim, a mail with an award once (O-22)', () => {
  expect(badgeCount()).toBe(0);
  stores.mail.unread = 2;
  flags({ signIn: true, task: 1, vip: false, emailAward: true });
  expect(badgeCount()).toBe(4);
});

test('on a break only mails count, and for a visitor nothing (O-22, SX-08)', () => {
  stores.mail.unread = 2;
  flags({ signIn: true });
  stores.rg.state = 1;
  expect(badgeCount()).toBe(2);
  stores.session.userId = 0;
  expect(badgeCount()).toBe(0);
});

test('a device without icon badges is left alone', () => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  stores.mail.unread = 7;
  expect(() => keepBadge()).not.toThrow();
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  expect(setAppBadge).not.toHaveBeenCalled();
});

test('the icon shows the number, clears it at log-out, and a refusing device is no failure (O-22)', async () => {
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
