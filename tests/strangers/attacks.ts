import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { samples } from '#sandbox/testing/samples.ts';

/** One request by a stranger. */
export interface Sent {
  path: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** Nothing of a long answer is read. */
  unread?: true;
}

/**
 * The requests of an attack: `who` is the stranger's number, `turn` the number of requests it has sent, `session` that
 * of an account opened before.
 */
export type Attack = (who: number, turn: number, session: string) => Sent;

const api = '/app/v1/';
const call =
  (name: string, bodyOf: (id: string) => object | Buffer, headers?: Record<string, string>): Attack =>
  (who, turn) => {
    const body = bodyOf(`${who}x${turn}`);
    return {
      path: api + name,
      body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
      ...(headers && { headers }),
    };
  };

const consent = { ageConfirmed: true, termsVersion: '1' };
const password = 'secret88';
const long = 'x'.repeat(190);
const inFilipino = { 'accept-language': 'fil', 'accept-encoding': 'br' };
const numberOf = (id: string) => `0917${id.replace('x', '').padStart(7, '0').slice(-7)}`;
const event = (id: string, place: number) => ({
  eventId: `${id}-${place}-${long}`,
  eventName: long,
  eventTime: 1,
  eventUserId: 1,
  channel: long,
  appId: long,
  version: long,
  eventInterfaceId: long,
  eventShowType: 1,
  deviceId: long,
  sessionId: long,
  seq: place,
  params: { text: 'x'.repeat(1_900) },
});
const batch = (id: string) => ({ eventList: Array.from({ length: 20 }, (_, place) => event(id, place)) });
const grant = { ...samples.googleLogin, code: 'x'.repeat(2_000), redirectUri: 'http://localhost/auth/social' };

/** Created once, as they are large. */
const emptyEvents = Buffer.from(`{"eventList":[${'{},'.repeat(330_000)}{}]}`);
/** Batches that are long to look through: deep, of many texts, of many fields. */
const odd = (params: object) => Buffer.from(JSON.stringify({ eventList: [{ ...event('0', 0), params }] }));
const deepEvents = odd({ a: Array.from({ length: 1_500 }, () => JSON.parse(`${'['.repeat(25)}${']'.repeat(25)}`)) });
const manyTexts = odd({ a: Array.from({ length: 30_000 }, () => '') });
const manyFields = odd(Object.fromEntries(Array.from({ length: 8_000 }, (_, n) => [`k${n}`, ''])));
const papers = Buffer.from(JSON.stringify({ side: 1, image: 'x'.repeat(2_400_000) }));

/** The requests that cost an operator most: each public call with its worst inputs, and bodies that aren't allowed. */
export const attacks: Readonly<Record<string, Attack>> = {
  'settings in Filipino': call('anonymous/appConfig', () => ({}), inFilipino),
  'a look that there isn’t': call('anonymous/appThemePreview', (id) => ({ themeViewId: id + long })),
  'all games in Filipino': call('preLogin', () => samples.preLogin, inFilipino),
  'all games with sessions': (_, __, session) => ({
    path: `${api}preLogin`,
    body: JSON.stringify(samples.preLogin),
    headers: { authorization: session },
  }),
  'all games that nobody reads': (_, __, session) => ({
    path: `${api}preLogin`,
    body: JSON.stringify(samples.preLogin),
    headers: { authorization: session },
    unread: true,
  }),
  'activities in Filipino': call('getActivityIds', () => samples.getActivityIds, inFilipino),
  'the queue of support': call('getCustomerServices', () => samples.getCustomerServices),
  'the odds of the jackpot': call('jackpotRules', () => ({})),
  'the round of a lottery': call('lotteryInfo', () => samples.lotteryInfo, inFilipino),
  'draws of a lottery': call('lotteryHistory', () => ({
    ...samples.lotteryHistory,
    pageNum: 1,
    pageSize: 2_147_483_647,
  })),
  'the longest batch of events': call('anonymous/appEventLogClient', batch),
  'a body of empty events': call('anonymous/appEventLogClient', () => emptyEvents),
  'a batch of deep events': call('anonymous/appEventLogClient', () => deepEvents),
  'a batch of many texts': call('anonymous/appEventLogClient', () => manyTexts),
  'a batch of many fields': call('anonymous/appEventLogClient', () => manyFields),
  'log-ins by made-up names': call('accountLogin', (id) => ({
    account: `no_${id}`,
    password,
    loginKind: 2,
    deviceId: id,
  })),
  'wrong log-ins of the player': call('accountLogin', (id) => ({
    account: 'player_7',
    password: `${password}${id}`,
    loginKind: loginKinds.account,
    deviceId: id,
  })),
  'wrong codes': call('accountLoginSms', (id) => ({
    ...samples.accountLoginSms,
    mobile: numberOf(id),
    smsCode: '000000',
    deviceId: id,
  })),
  'new accounts': call('accountRegist', (id) => ({
    account: `new_${id}`.slice(0, 16),
    password,
    loginKind: loginKinds.account,
    deviceId: id,
    ...consent,
  })),
  'a taken name': call('accountRegist', (id) => ({
    account: 'player_7',
    password,
    loginKind: loginKinds.account,
    deviceId: id,
    ...consent,
  })),
  'new numbers': call('accountRegist4', (id) => ({
    ...samples.accountRegist4,
    mobile: numberOf(id),
    smsCode: '246810',
    deviceId: id,
  })),
  'codes to any number': call('smsSend', (id) => ({
    mobile: numberOf(id),
    type: authModes.loginAndRegister,
    deviceId: id,
    requestId: `stranger-${id}`,
  })),
  'new passwords by made-up codes': call('forgetPassword', (id) => ({
    mobile: numberOf(id),
    password,
    smsCode: '000000',
    deviceId: id,
  })),
  'social log-ins by made-up codes': call('googleLogin', () => grant),
  'papers without a session': call('uploadKyc', () => papers, {
    authorization: 'x'.repeat(43),
  }),
  'reports of the policy': () => ({
    path: '/csp',
    body: `{"csp-report":"${'x'.repeat(19_000)}"}`,
    headers: { 'content-type': 'application/csp-report' },
  }),
};
