// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Native } from '#browser/bridge/calls.ts';
import { settle } from '#tests/support/world.ts';

/** The page after a load, in the same tab; `epoch` is what its device has. */
async function load(epoch = 'e0') {
  vi.resetModules();
  const { stores } = await import('#data/stores.ts');
  const { meetNative } = await import('#browser/wrapper.ts');
  const { chatSession } = await import('./chatSession.ts');
  const enter = async (userId: number, next: string) => {
    Object.assign(stores.session, { userId, epoch: next });
    await settle(2);
  };
  await enter(0, epoch);
  const meetWrapper = () =>
    meetNative({ info: {} as Native['info'], can: (method) => method === 'openChat', ask: async () => undefined });
  return { chatSession, enter, meetWrapper };
}

afterEach(() => sessionStorage.clear());

test('a visitor’s chat outlives a reload of the tab (SV-02)', async () => {
  const first = await load();
  const session = first.chatSession();
  expect(first.chatSession()).toBe(session);
  expect((await load()).chatSession()).toBe(session);
});

test('a visitor’s chat ends with the session of the player who has logged in (SV-02)', async () => {
  const { chatSession, enter } = await load();
  const session = chatSession();
  await enter(8, 'e1');
  expect(chatSession()).toBe('e1');
  await enter(0, 'e2');
  expect(chatSession()).not.toBe(session);
});

test('a visitor’s chat ends with a session that came and went while the tab was closed (SV-02)', async () => {
  const session = (await load()).chatSession();
  expect((await load('e2')).chatSession()).not.toBe(session);
});

test('a chat that a player has continued isn’t the next visitor’s if the device has no session (SV-02)', async () => {
  const { chatSession, enter } = await load('');
  const session = chatSession();
  await enter(8, 'e1');
  expect((await load('')).chatSession()).not.toBe(session);
});

test('in the wrapper’s own chat a visitor’s continues when they log in, until they log out (SV-02)', async () => {
  const { chatSession, enter, meetWrapper } = await load();
  meetWrapper();
  const session = chatSession();
  await enter(8, 'e1');
  expect(chatSession()).toBe(session);
  await enter(9, 'e2');
  expect(chatSession()).toBe('e2');
  await enter(0, 'e3');
  expect(chatSession()).not.toBe(session);
});
