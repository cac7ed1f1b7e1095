import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { appOrigin, fakeDevice, inProcess, openTab } from '../support/tab.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** A tab that uses the sandbox's operator and has its settings. */
async function open(device = fakeDevice()) {
  const tab = openTab(
    inProcess((request) => operator.fetch(request)),
    device,
    { origin: appOrigin },
  );
  await tab.app.tab.start();
  return tab;
}
type Tab = Awaited<ReturnType<typeof open>>;

/** Goes to a provider, chooses there, and returns with the provider's response. */
async function visit({ app }: Tab, answer: Record<string, string>, provider: 'google' | 'line' = 'google') {
  const { url } = await app.account.socialStart(provider, '/auth/social');
  const response = await operator.identity.request(url, { method: 'POST', body: new URLSearchParams(answer) });
  const back = new URL(response.headers.get('location')!);
  expect(back.href).toContain(`${appOrigin}/auth/social?`);
  return Object.fromEntries(back.searchParams) as { code: string; state: string; error?: string };
}

test('a new player from Google registers by number, and then logs in by Google', async () => {
  const tab = await open();
  const { app, stores } = tab;
  expect(await app.account.socialFinish(await visit(tab, { as: 'Ana Santos' }))).toEqual({ bindTicket: true });
  await app.account.sendCode('09177770001', 1);
  await app.account.bindAccount({ mobile: '09177770001', smsCode: '246810', termsVersion: '2026-01' });
  const { userId } = stores.session;
  expect(stores.session.user).toMatchObject({ googleName: 'Ana Santos' });
  await app.player.logout();

  const elsewhere = await open();
  const back = await visit(elsewhere, { as: 'Ana Santos' });
  expect(await elsewhere.app.account.socialFinish(back)).toEqual({ isNew: false });
  expect(elsewhere.stores.session.userId).toBe(userId);
});

test('a player adds LINE and logs in by it', async () => {
  const tab = await open();
  const { app, stores } = tab;
  await app.account.login({ account: 'juan88', password: 'perlas88', keepAccount: false });
  await app.account.reauthenticate({ password: 'perlas88' });
  await app.account.bindSocial('line', await visit(tab, { as: 'Juan' }, 'line'));
  expect(stores.session.user).toMatchObject({ nickname: 'Juan', lineName: 'Juan' });
  await app.player.logout();
  await app.account.socialFinish(await visit(tab, { as: 'Juan' }, 'line'));
  expect(stores.session.user).toMatchObject({ nickname: 'Juan' });
});

test('cancelling at the provider changes nothing', async () => {
  const tab = await open();
  await expect(tab.app.account.socialFinish(await visit(tab, { cancel: '1' }))).rejects.toMatchObject({
    kind: 'stopped',
  });
  expect(tab.stores.session.userId).toBe(0);
});

test('another device can’t use this device’s provider response (G10)', async () => {
  const mine = await open();
  const back = await visit(mine, { as: 'Juan' }, 'line');
  const stranger = await open();
  await expect(stranger.app.account.socialFinish(back)).rejects.toMatchObject({ kind: 'refused', code: 400 });
});

test('a session ended on one device ends on the other', async () => {
  const [phone, desktop] = [await open(), await open()];
  const maria = { account: 'maria88', password: 'perlas88', keepAccount: false };
  await phone.app.account.login(maria);
  operator.clock.time += 60_000;
  await desktop.app.account.login(maria);
  await desktop.app.replies.read('sessionList', {});
  const { list } = desktop.stores.replies['sessionList {}']!.value as { list: { id: number; current: boolean }[] };
  expect(list.map(({ current }) => current)).toEqual([true, false]);
  await desktop.app.account.revokeSession(list[1]!.id);
  await expect(phone.app.session.refresh()).rejects.toMatchObject({ kind: 'expired' });
  expect(phone.stores.session).toMatchObject({ userId: 0, ended: 'expired' });
});
