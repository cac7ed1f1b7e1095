import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authModes } from '#contract/loginKinds.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';

const caps = {
  ...usualCaps,
  signUps: { perDevice: 1_000, perAddress: 1 },
  taken: { perAddress: 1 },
  social: { perAddress: 1 },
  logins: { ...usualCaps.logins, perAddress: 1 },
  codes: { perDevice: 1_000, perAddress: 1, perPrefix: 1_000, inAll: 1_000, asked: 1_000 },
};
let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ caps });
});
afterAll(() => operator.close());
beforeEach(() => {
  operator.clock.time += 24 * 60 * 60_000;
});

/** Networks of one line, each another /64 of its /56; those of one site, each another /56 of its /48; and another's. */
const ofLine = (n: number) => `2001:db8:1:a${16 + n}::1`;
const ofSite = (n: number) => `2001:db8:1:${16 + n}00::1`;
const elsewhere = '2001:db8:2:1::1';

let last = 0;
const signUp = (address: string, account = `fresh_${++last}`) => {
  const consent = { ageConfirmed: 1, termsVersion: '1' };
  const input = { account, password: 'secret88', loginKind: 2, deviceId: `d${++last}`, ...consent };
  return operator.call('accountRegist', input, '', address);
};
const code = (address: string) => {
  const input = { mobile: `0917${7_700_000 + ++last}`, type: authModes.loginAndRegister, deviceId: `d${last}` };
  return operator.call('smsSend', input, '', address);
};
const guess = (address: string) => {
  const input = { account: `nobody_${++last}`, password: 'secret88', loginKind: 2, deviceId: `d${last}` };
  return operator.call('accountLogin', input, '', address);
};
const comeAsNobody = async (address: string) => {
  const grant = await operator.consent('google', `Nobody ${++last}`);
  return operator.call('googleLogin', { ...grant, authMode: 3, deviceId: 'd' }, '', address);
};
const askTaken = (address: string) => signUp(address, 'juan88');

const rowsOfTries = async () => (await operator.db.selectFrom('loginTries').select('account').execute()).length;

test.each([
  ['new accounts', signUp, 0],
  ['codes', code, 0],
  ['taken names', askTaken, 2004],
  ['unbound identities', comeAsNobody, 2006],
  ['wrong log-ins', guess, 2001],
])('a line has four times the %s of an address, and a site sixteen times (S3, S30)', async (_, send, done) => {
  const said = [];
  for (let n = 0; n < 6; n++) said.push((await send(ofLine(n))).errcode);
  expect(said).toEqual([done, done, done, done, 429, 429]);
  for (let n = 0; n < 14; n++) said.push((await send(ofSite(n))).errcode);
  expect(said.filter((each) => each === done)).toHaveLength(16);
  expect(said.slice(-2)).toEqual([429, 429]);
  expect((await send(elsewhere)).errcode).toBe(done);
});

test('refused attempts of an address use up no budget of its line’s, and leave no rows (S18)', async () => {
  for (let n = 0; n < 6; n++) await signUp(ofLine(0));
  for (const n of [1, 2, 3]) expect(await signUp(ofLine(n))).toMatchObject({ errcode: 0 });
  const before = await rowsOfTries();
  for (let n = 4; n < 10; n++) expect(await signUp(ofLine(n))).toMatchObject({ errcode: 429 });
  expect(await rowsOfTries()).toBeLessThanOrEqual(before + 6);
});

test('one site can’t use up all visitors’ events (S29)', async () => {
  const from = { channel: 'W', appId: 'a', version: '1', deviceId: 'd', sessionId: 's' };
  const sent = { eventName: 'v', eventTime: 1, eventUserId: 0, eventInterfaceId: '/', eventShowType: 1, seq: 1 };
  const eventList = [{ eventId: 'e', ...sent, ...from }];
  const charactersOfOne = JSON.stringify(eventList[0]).length;
  const events = { ...caps.events, charactersOfOne, charactersOfVisitors: 50 * charactersOfOne };
  const { call, clock } = await openTestOperator({ db: operator.db, caps: { ...caps, events } });
  clock.time = operator.clock.time;
  const tell = async (address: string) =>
    (await call('anonymous/appEventLogClient', { eventList }, '', address)).errcode;
  const said = [];
  for (let n = 0; n < 60; n++) said.push(await tell(ofSite(n)));
  expect(said.filter((each) => each === 0)).toHaveLength(16);
  expect(await tell(elsewhere)).toBe(0);
});
