import { expect, test } from 'vitest';
import { fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';
import { loggedIn } from '#tests/support/loggedIn.ts';
import { endpointOf } from './endpointOf.ts';

const withoutMail = { errcode: 0, config: { features: { mail: false } } };
const answersOfMail = { getMail2: () => ({ errcode: 404 }), receiveMail: () => ({ errcode: 404 }) };

/** A device on which a player is logged in, and which has stored these settings. */
async function deviceWith(settings?: object) {
  const device = fakeDevice();
  const { app, world } = await loggedIn(settings ? { 'anonymous/appConfig': () => settings } : {}, device);
  if (settings) {
    await app.tab.start();
    await world.pass(1_000);
  }
  return device;
}

/** A start on a device whose database opens when `open` is called; the operator answers for the settings as given. */
async function starting(device: ReturnType<typeof fakeDevice>, appConfig: () => unknown, isOpen = true) {
  const operator = scripted({ ...answersOfMail, 'anonymous/appConfig': appConfig });
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  if (isOpen) open();
  const loadDatabase = () => opened.then(() => async () => device.storage);
  const tab = openTab(operator.fetch, device, { loadDatabase });
  tab.stores.settings.missed = null;
  await endpointOf('getMail2');
  void tab.app.tab.start();
  const mails = () => tab.core.call('getMail2', { pageNum: 1, pageSize: 20 }).catch((error: unknown) => error);
  return { ...tab, ...operator, open, mails };
}

test('a call of a feature switched off by settings that the device reads late waits for them, and isn’t sent', async () => {
  const { mails, open, world, sent } = await starting(await deviceWith(withoutMail), never, false);
  const failure = mails();
  await world.pass(500);
  open();
  await world.pass(0);
  expect(await failure).toMatchObject({ kind: 'refused', code: 404 });
  await world.pass(60_000);
  expect(sent('getMail2')).toEqual([]);
});

test('where no settings are stored it waits for the operator’s, and isn’t sent if they switch it off', async () => {
  let answer: (response: Response) => void = () => {};
  const appConfig = () => new Promise<Response>((done) => (answer = done));
  const { mails, world, sent } = await starting(await deviceWith(), appConfig);
  const failure = mails();
  await world.pass(500);
  answer(Response.json(withoutMail));
  await world.pass(0);
  expect(await failure).toMatchObject({ kind: 'refused', code: 404 });
  expect(sent('getMail2')).toEqual([]);
});

test('it is sent as soon as settings come that don’t name it', async () => {
  let answer: (response: Response) => void = () => {};
  const appConfig = () => new Promise<Response>((done) => (answer = done));
  const { mails, world, sent } = await starting(await deviceWith(), appConfig);
  void mails();
  await world.pass(500);
  expect(sent('getMail2')).toEqual([]);
  answer(Response.json({ errcode: 0, config: {} }));
  await world.pass(0);
  expect(sent('getMail2')).toHaveLength(1);
});

test('it is sent as soon as the settings can’t be had', async () => {
  const { mails, world, sent } = await starting(await deviceWith(), () => new Response('', { status: 404 }));
  void mails();
  await world.pass(0);
  expect(sent('getMail2')).toHaveLength(1);
});

test('it waits three seconds at most', async () => {
  const { mails, world, sent } = await starting(await deviceWith(), never);
  void mails();
  await world.pass(2_999);
  expect(sent('getMail2')).toEqual([]);
  await world.pass(1);
  expect(sent('getMail2')).toHaveLength(1);
});

test('a money act and a call of no feature don’t wait', async () => {
  const { core, world, sent } = await starting(await deviceWith(), never);
  void core.replies.write('receiveMail', { id: 1 }).catch(() => {});
  void core.call('kyc', {}).catch(() => {});
  await world.pass(0);
  expect([sent('receiveMail'), sent('kyc')].map((calls) => calls.length)).toEqual([1, 1]);
});

test('a call that waits for the settings isn’t sent after its player has left', async () => {
  const { core, mails, world, sent } = await starting(await deviceWith(), never);
  await world.pass(0);
  const failure = mails();
  await world.pass(500);
  void core.identity.leave('left');
  await world.pass(3_000);
  expect(await failure).toMatchObject({ kind: 'stopped' });
  expect(sent('getMail2')).toEqual([]);
});
