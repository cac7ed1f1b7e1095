import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes, loginKinds, socialTypes } from '#contract/loginKinds.ts';
import { openTestOperator, type Answer } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const deviceId = 'd1';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const minute = 60_000;

const loginWith = async (name: string, changes: object = {}) =>
  operator.call('googleLogin', { ...(await operator.consent('google', name)), authMode: 3, deviceId, ...changes });
const ticketOf = async (name: string) => (await loginWith(name))['bindTicket'] as string;
const login = (account: string, bindTicket?: string) =>
  operator.call('accountLogin', {
    account,
    password: 'secret88',
    loginKind: 2,
    deviceId,
    ...(bindTicket && { bindTicket }),
  });
const register = (account: string) =>
  operator.call('accountRegist', { account, password: 'secret88', loginKind: 2, deviceId, ...consent });
const enter = (mobile: string, more: object) =>
  operator.call('accountLoginSms', { mobile, smsCode: '246810', loginKind: 1, authMode: 1, deviceId, ...more });
const idOf = ({ userInfo }: Answer) => (userInfo as { id: number }).id;

test('an unlinked identity gets a ticket and no session', async () => {
  const said = await loginWith('New Comer');
  expect(said).toEqual({ errcode: 2006, msg: expect.any(String), bindTicket: expect.any(String) });
});

test('logging in with the ticket links the identity', async () => {
  const made = await register('social_1');
  const bound = await login('social_1', await ticketOf('One'));
  expect(bound).toMatchObject({
    errcode: 0,
    userInfo: { id: idOf(made), googleAccount: 'one@google.example', googleName: 'One' },
  });
  expect(await loginWith('One')).toMatchObject({ errcode: 0, isNew: false, userInfo: { id: idOf(made) } });
});

test('a ticket works once, for ten minutes', async () => {
  await register('social_2');
  await register('social_3');
  const ticket = await ticketOf('Two');
  expect(await login('social_2', ticket)).toMatchObject({ errcode: 0 });
  expect(await login('social_3', ticket)).toMatchObject({ errcode: 400, field: 'bindTicket' });
  const late = await ticketOf('Late');
  operator.clock.time += 10 * minute;
  expect(await login('social_3', late)).toMatchObject({ errcode: 400, field: 'bindTicket' });
});

test('a ticket with a wrong password is refused and stays valid', async () => {
  await register('social_4');
  const bindTicket = await ticketOf('Four');
  const wrong = { account: 'social_4', password: 'guessed88', loginKind: 2, deviceId, bindTicket };
  expect(await operator.call('accountLogin', wrong)).toMatchObject({ errcode: 2001 });
  expect(await login('social_4', bindTicket)).toMatchObject({ errcode: 0 });
});

test('a new number needs accepted terms to become a player', async () => {
  const mobile = '09175551001';
  const bindTicket = await ticketOf('Five');
  await operator.call('smsSend', { mobile, type: authModes.bind });
  const none = { ageConfirmed: false, termsVersion: '', bindTicket };
  expect(await enter(mobile, none)).toMatchObject({ errcode: 2005, field: 'mobile' });
  operator.clock.time += minute;
  await operator.call('smsSend', { mobile, type: authModes.bind });
  expect(await enter(mobile, { ...consent, bindTicket })).toMatchObject({
    errcode: 0,
    isNew: true,
    userInfo: { googleName: 'Five' },
  });
});

test('number registration accepts a ticket, and a bad ticket creates no player', async () => {
  const mobile = '09175551002';
  const send = () => operator.call('smsSend', { mobile, type: authModes.register });
  const input = { mobile, smsCode: '246810', password: 'secret88', loginKind: loginKinds.phone, deviceId, ...consent };
  await send();
  expect(await operator.call('accountRegist4', { ...input, bindTicket: 'made up' })).toMatchObject({ errcode: 400 });
  operator.clock.time += minute;
  await send();
  expect(await operator.call('accountRegist4', { ...input, bindTicket: await ticketOf('Six') })).toMatchObject({
    errcode: 0,
    isNew: true,
    needSetPassword: false,
    userInfo: { googleName: 'Six' },
  });
});

test('a used code or a wrong verifier is refused', async () => {
  await register('social_7');
  await login('social_7', await ticketOf('Seven'));
  const grant = await operator.consent('google', 'Seven');
  const enterBy = (changes: object) => operator.call('googleLogin', { ...grant, authMode: 3, deviceId, ...changes });
  expect(await enterBy({})).toMatchObject({ errcode: 0 });
  expect(await enterBy({})).toMatchObject({ errcode: 400, field: 'code' });
  const { codeVerifier } = await operator.consent('google', 'Seven');
  expect(await loginWith('Seven', { codeVerifier })).toMatchObject({ errcode: 400, field: 'code' });
});

test('a player links one identity per provider, but not another player’s', async () => {
  const bind = async (token: string, provider: keyof typeof socialTypes, name: string) =>
    operator.call(
      'bindSocialAccount',
      { type: socialTypes[provider], credential: await operator.consent(provider, name) },
      token,
    );
  const [one, two] = [await operator.player(), await operator.player()];
  expect(await bind(one.token, 'line', 'Eight')).toMatchObject({ errcode: 0, userInfo: { lineName: 'Eight' } });
  expect(await bind(one.token, 'line', 'Eight')).toMatchObject({ errcode: 0 });
  expect(await bind(one.token, 'line', 'Another')).toMatchObject({ errcode: 409 });
  expect(await bind(two.token, 'line', 'Eight')).toMatchObject({ errcode: 2004 });
  expect(await bind(one.token, 'facebook', 'Eight')).toMatchObject({
    userInfo: { lineName: 'Eight', facebookAccount: 'eight@facebook.example' },
  });
});

test('tickets and codes are stored only as hashes', async () => {
  const ticket = await ticketOf('Nine');
  expect(JSON.stringify(await operator.db.selectFrom('bindTickets').selectAll().execute())).not.toContain(ticket);
});

test('an identity provider disabled by the operator cannot log in or be linked (S24)', async () => {
  const made = await register('social_9');
  await login('social_9', await ticketOf('Closed'));
  const socialMedia = Object.values(socialTypes).map((type) => ({ type, enabled: type !== socialTypes.google }));
  await operator.amend({ socialMedia });
  expect(await loginWith('Closed')).toMatchObject({ errcode: 423 });
  const credential = await operator.consent('google', 'Another');
  const add = { type: socialTypes.google, credential };
  expect(await operator.call('bindSocialAccount', add, made['token'] as string)).toMatchObject({ errcode: 423 });
  await operator.amend({});
  expect(await loginWith('Closed')).toMatchObject({ errcode: 0 });
});

test('a redirect to another port of this machine is refused (S25)', async () => {
  const redirectUri = 'http://127.0.0.1:9999/auth/social';
  expect(await loginWith('Port', { redirectUri })).toMatchObject({ errcode: 400, field: 'redirectUri' });
});
