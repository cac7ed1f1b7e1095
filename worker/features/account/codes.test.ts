import { expect, test } from 'vitest';
import { login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const mobile = '09171234567';
const day = 24 * 60 * 60_000;
const sent = { smsSend: () => ({ errcode: 0, resendSec: 60, expireSec: 300 }) };

test('the time until a resend comes from the operator and survives a reload', async () => {
  const device = fakeDevice();
  const { app, stores, world } = openTab(scripted(sent).fetch, device);
  await app.account.sendCode(mobile, 3);
  const code = { resendAt: world.now() + 60_000, expireAt: world.now() + 300_000 };
  expect(stores.codes[mobile]).toEqual(code);

  const next = openTab(scripted(sent).fetch, device);
  await next.app.account.recallCode(mobile);
  expect(next.stores.codes[mobile]).toEqual(code);
});

test('the phone number itself is not stored', async () => {
  const device = fakeDevice();
  await openTab(scripted(sent).fetch, device).app.account.sendCode(mobile, 3);
  expect(JSON.stringify(device.vaulted())).not.toContain(mobile.slice(1));
});

test('an expired code is forgotten', async () => {
  const device = fakeDevice();
  await openTab(scripted(sent).fetch, device).app.account.sendCode(mobile, 3);
  const { app, stores, world } = openTab(scripted(sent).fetch, device);
  await world.pass(300_000);
  await app.account.recallCode(mobile);
  expect(stores.codes[mobile]).toBeUndefined();
});

test('a resend requested too soon is refused, and the store says until when', async () => {
  const { app, stores, world } = openTab(scripted({ smsSend: () => ({ errcode: 429, retryAfter: 42 }) }).fetch);
  await expect(app.account.sendCode(mobile, 3)).rejects.toMatchObject({ kind: 'refused', code: 429 });
  expect(stores.codes[mobile]?.resendAt).toBe(world.now() + 42_000);
});

test('a log-out forgets the codes sent and their numbers', async () => {
  const user = { errcode: 0, token: 'secret', userInfo: { id: 7, nickname: 'Ana', coin: 0 } };
  const { app, stores } = openTab(scripted({ ...sent, accountLogin: () => user }).fetch);
  await app.account.login(login);
  await app.account.sendCode(mobile, 3);
  await app.player.logout();
  expect(stores.codes).toEqual({});
});

test('a code sent before the clock was set back delays the next one no longer, not after a reload either (AU-09)', async () => {
  const device = fakeDevice();
  const { app, stores, world } = openTab(scripted(sent).fetch, device);
  world.set(day);
  await app.account.sendCode(mobile, 3);
  world.set(0);
  await world.pass(60_000);
  expect(stores.codes[mobile]).toEqual({ resendAt: world.now(), expireAt: world.now() + 240_000 });

  const next = openTab(scripted(sent).fetch, device);
  await next.app.account.recallCode(mobile);
  expect(next.stores.codes[mobile]).toBeUndefined();
});

test('a refused resend is possible again after its wait, though the clock was set back meanwhile (AU-09)', async () => {
  const { app, stores, world } = openTab(scripted({ smsSend: () => ({ errcode: 429, retryAfter: 42 }) }).fetch);
  world.set(day);
  await expect(app.account.sendCode(mobile, 3)).rejects.toMatchObject({ code: 429 });
  world.set(0);
  await world.pass(42_000);
  expect(stores.codes[mobile]?.resendAt).toBe(world.now());
});
