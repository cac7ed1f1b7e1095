// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PushTopic } from '#contract/push.ts';
import { Failure } from '#contract/failure.ts';
import { app } from '#tests/support/worker.ts';

const browser = vi.hoisted(() => ({
  allowed: true,
  answers: true,
  ends: true,
  /** The endpoint of the browser's subscription. */
  endpoint: undefined as string | undefined,
  next: 1,
}));
vi.mock('#browser/push/pushAllowed.ts', () => ({ isAllowed: () => browser.allowed }));
vi.mock('#browser/push/pushManager.ts', () => {
  const subscription = () => ({
    endpoint: browser.endpoint,
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  });
  return {
    pushAbility: () => 'ready',
    askPermission: async () => (browser.allowed = browser.answers),
    isFor: () => true,
    currentSubscription: async () => (browser.endpoint ? subscription() : undefined),
    endSubscription: async () => {
      if (!browser.ends) throw new DOMException('It took too long.', 'TimeoutError');
      browser.endpoint = undefined;
    },
    subscribeDevice: async () => {
      browser.endpoint ??= `https://push.test/${browser.next++}`;
      return subscription();
    },
  };
});

let turn: Promise<unknown> = Promise.resolve();
const locks = {
  request(_: string, __: LockOptions, work: () => Promise<unknown>) {
    const next = turn.then(work);
    turn = next.catch(() => {});
    return next;
  },
};
vi.stubGlobal('navigator', { serviceWorker: {}, locks, onLine: true, userAgent: '' });

const { stores } = await import('#data/stores.ts');
const { language } = await import('#i18n/language.ts');
const { readPushRecord, writePushRecord } = await import('#browser/push/pushRecord.ts');
const { removeLocalOfPlayer } = await import('#browser/localStore.ts');
const { alignDevice, chooseTopics, device } = await import('./device.ts');

const keys = { p256dh: 'p', auth: 'a' };
const at = (place: number) => `https://push.test/${place}`;
const sent = app.account.subscribePush;
const ended = app.account.unsubscribePush;

function logIn(userId: number) {
  Object.assign(stores.session, { known: true, userId, epoch: `e${userId}` });
}
beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { allowed: true, answers: true, ends: true, endpoint: undefined, next: 1 });
  stores.session.pushKey = 'k';
  language.code = 'en';
  sent.mockReset();
  ended.mockReset().mockResolvedValue({});
  logIn(8);
});

test('the chosen topics are sent to the operator with the language, and stored for this player (O-23)', async () => {
  expect(await chooseTopics(['payouts'])).toBe(true);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ endpoint: at(1), keys, lang: 'en', topics: ['payouts'] });
  expect(readPushRecord()).toEqual({ userId: 8, endpoint: at(1), lang: 'en', topics: ['payouts'] });
  expect(device.topics).toEqual(['payouts']);
});

test('without permission nothing is subscribed or sent (O-23)', async () => {
  browser.answers = false;
  expect(await chooseTopics(['payouts'])).toBe(false);
  expect([browser.endpoint, readPushRecord(), device.topics]).toEqual([undefined, null, []]);
  expect(sent).not.toHaveBeenCalled();
});

test('topics the operator refused are not shown as on (O-23)', async () => {
  sent.mockRejectedValue(new Failure('network'));
  await expect(chooseTopics(['payouts'])).rejects.toThrow(Failure);
  expect([readPushRecord(), device.topics]).toEqual([null, []]);
});

test('choosing no topic ends the subscription in the browser, and at the operator if reachable (O-23)', async () => {
  await chooseTopics(['draws']);
  ended.mockRejectedValue(new Failure('offline'));
  expect(await chooseTopics([])).toBe(true);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ endpoint: at(1) });
  expect([browser.endpoint, readPushRecord(), device.topics]).toEqual([undefined, null, []]);
});

test('choosing no topic reaches the operator although the browser does not end the subscription (O-23)', async () => {
  await chooseTopics(['draws']);
  browser.ends = false;
  await expect(chooseTopics([])).rejects.toThrow('too long');
  expect(ended).toHaveBeenCalledExactlyOnceWith({ endpoint: at(1) });
  expect([readPushRecord(), device.topics]).toEqual([null, []]);
});

test('a log-out during the request ends the subscription again (O-23)', async () => {
  sent.mockImplementation(async () => (logIn(0), {}));
  await chooseTopics(['payouts']);
  expect([browser.endpoint, readPushRecord()]).toEqual([undefined, null]);
});

test.each([
  ['a log-out', () => (logIn(0), removeLocalOfPlayer())],
  ['another player', () => logIn(9)],
  ['a revoked permission', () => (browser.allowed = false)],
  ['the removal of the operator’s key', () => (stores.session.pushKey = '')],
])('after %s the browser’s subscription is ended (O-23)', async (_, happens) => {
  await chooseTopics(['payouts']);
  happens();
  await alignDevice();
  expect(browser.endpoint).toBeUndefined();
  expect(readPushRecord()).toBeNull();
});

test('a subscription without a record is ended (O-23)', async () => {
  browser.endpoint = at(7);
  await alignDevice();
  expect(browser.endpoint).toBeUndefined();
});

test('aligning during a subscription doesn’t undo it (O-23)', async () => {
  sent.mockImplementation(async () => (void alignDevice(), {}));
  await chooseTopics(['payouts']);
  await alignDevice();
  expect([browser.endpoint, readPushRecord()?.endpoint]).toEqual([at(1), at(1)]);
});

test('nothing is ended before the session is known (O-23)', async () => {
  browser.endpoint = at(7);
  stores.session.known = false;
  await alignDevice();
  expect(browser.endpoint).toBe(at(7));
});

test('nothing is ended while the device doesn’t say who is logged in (O-23)', async () => {
  browser.endpoint = at(7);
  Object.assign(stores.session, { known: true, userId: 0, epoch: '' });
  for (const trouble of ['silent', 'brief'] as const) {
    stores.storage[trouble] = true;
    await alignDevice();
    expect(browser.endpoint).toBe(at(7));
    stores.storage[trouble] = false;
  }
});

test('topics stay until the settings have loaded (O-23)', async () => {
  await chooseTopics(['payouts']);
  delete stores.session.pushKey;
  await alignDevice();
  expect(browser.endpoint).toBe(at(1));
  expect(sent).toHaveBeenCalledOnce();
});

test('the subscription is sent again only when it or the language changes (O-23)', async () => {
  const topics: PushTopic[] = ['replies', 'draws'];
  await chooseTopics(topics);
  await alignDevice();
  expect(sent).toHaveBeenCalledTimes(1);
  browser.endpoint = at(5);
  await alignDevice();
  expect(sent).toHaveBeenLastCalledWith({ endpoint: at(5), keys, lang: 'en', topics });
  language.code = 'fil';
  await alignDevice();
  expect(sent).toHaveBeenLastCalledWith({ endpoint: at(5), keys, lang: 'fil', topics });
  expect(sent).toHaveBeenCalledTimes(3);
});

test('a record of a former player is discarded (O-23)', async () => {
  writePushRecord({ userId: 7, endpoint: at(7), lang: 'en', topics: ['payouts'] });
  browser.endpoint = at(7);
  await alignDevice();
  expect([browser.endpoint, device.topics]).toEqual([undefined, []]);
});

test('a permission given after another player has logged in subscribes nobody (I5)', async () => {
  const choosing = chooseTopics(['payouts']);
  logIn(9);
  expect(await choosing).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});
