import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Input, type Name, type Output } from '../worker/contract/endpoints.ts';
import type { Endpoint } from '../worker/contract/endpoint.ts';
import { authModes, socialTypes, type Provider } from '../worker/contract/loginKinds.ts';
import { check } from '../worker/contract/schema.ts';
import { openApi } from './contract.ts';
import { handlersOf } from './operator/operator.ts';
import { appAddress, openTrial, type Said } from './operator/trial.ts';

const table = Object.entries(endpoints) as [Name, Endpoint][];

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial();
});
afterAll(() => trial.close());

test('the published contract is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(openApi());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('it has every call, and says which are not of the specification', () => {
  const { paths } = openApi();
  expect(Object.keys(paths)).toEqual(table.map(([name]) => `/app/v1/${name}`));
  const extensions = table.filter(([, { extension }]) => extension).map(([name]) => name);
  expect(extensions.toSorted()).toEqual([
    'createRecharge',
    'logout',
    'operationStatus',
    'rechargeRecord',
    'rechargeStatus',
    'sessionList',
    'sessionRevoke',
  ]);
  for (const name of extensions) expect(paths[`/app/v1/${name}`]?.post).toMatchObject({ 'x-extension': true });
});

test('money in it is whole hundredths', () => {
  const said = JSON.stringify(openApi().paths['/app/v1/rechargeStatus']);
  expect(said).toContain('"coin":{"type":"integer","format":"hundredths","minimum":0}');
  expect(JSON.stringify(openApi().paths['/app/v1/appUserCoinDetail'])).toContain(
    '"amount":{"type":"integer","format":"hundredths"}',
  );
});

test('every call has its handler, and what a write spoils is a read', () => {
  expect(Object.keys(handlersOf(trial.operator.desk)).toSorted()).toEqual(table.map(([name]) => name).toSorted());
  const spoilt = table.flatMap(([, { spoils }]) => spoils ?? []);
  for (const name of spoilt) expect(endpoints[name as Name]?.kind).toBe('read');
});

const grant = { code: '', redirectUri: '', codeVerifier: '' };

/** A sound request of every call: without one for a new call this does not compile. */
const samples: { [N in Name]: Input<N> } = {
  'anonymous/appConfig': {},
  'anonymous/appTheme': {},
  'anonymous/appThemePreview': { themeViewId: 'perlas' },
  'anonymous/appEventLogClient': { eventList: [] },
  preLogin: {
    gameListVersion: '',
    os: 'Android',
    deviceModel: 'Pixel',
    messagingToken: '',
    phoneinfoJsonModel: '',
    deviceId: 'd1',
  },
  getAfterLoginInfoWeb: { version: '1.1.6', os: 'Android', deviceModel: 'Pixel' },
  refreshData: {},
  online: { gameId: 0 },
  startGame: { gameId: 1001 },
  exitGame: {},
  gameLike: { gameId: 1001, like: true },
  getCustomerServices: {},
  getActivityIds: {},
  activityGetStatusList: {},
  accountLogin: { account: 'juan88', password: 'perlas88', loginKind: 2, deviceId: 'd1' },
  accountLoginSms: {
    mobile: '09175550001',
    smsCode: '246810',
    loginKind: 1,
    authMode: 3,
    deviceId: 'd1',
    ageConfirmed: 1,
    termsVersion: '1',
  },
  accountRegist: {
    account: 'sample_1',
    password: 'secret88',
    loginKind: 2,
    deviceId: 'd1',
    ageConfirmed: 1,
    termsVersion: '1',
  },
  accountRegist4: {
    mobile: '09175550002',
    smsCode: '246810',
    password: 'secret88',
    loginKind: 1,
    deviceId: 'd1',
    ageConfirmed: 1,
    termsVersion: '1',
  },
  googleLogin: { ...grant, authMode: 3, deviceId: 'd1' },
  facebookLogin: { ...grant, authMode: 3, deviceId: 'd1' },
  lineLogin: { ...grant, authMode: 3, deviceId: 'd1' },
  bindSocialAccount: { type: 5, credential: grant },
  initPassword: { password: 'perlas88' },
  forgetPassword: { mobile: '09175550001', smsCode: '246810', password: 'secret88' },
  bindAccount: { account: 'sample_2', password: 'secret88' },
  updateProfile: { nickname: 'Sample' },
  appUserOther: {},
  updateAppUserOther: { realName: 'Juan Peña' },
  sessionList: {},
  sessionRevoke: { id: 0 },
  smsSend: { mobile: '09175550001', type: 3 },
  appUserCoinDetail: { pageNum: 1, pageSize: 20 },
  createRecharge: { rechargeTypeId: 1, amount: 50_000 as Input<'createRecharge'>['amount'], returnUrl: appAddress },
  rechargeStatus: { orderNo: '' },
  rechargeRecord: { pageNum: 1, pageSize: 20 },
  operationStatus: { requestId: 'sample-request' },
  logout: {},
};

const code = async (type: number, { mobile }: { mobile: string } = samples.smsSend) =>
  trial.call('smsSend', { mobile, type });
const order = (token: string) =>
  trial.call('createRecharge', { ...samples.createRecharge, requestId: 'sample-order' }, token);

/** Somebody at a provider who is bound already comes back from there. */
async function known(provider: Provider) {
  const { token } = await trial.player();
  const credential = await trial.consent(provider, 'Sample');
  await trial.call('bindSocialAccount', { type: socialTypes[provider], credential }, token);
  return trial.consent(provider, 'Sample');
}

/** What must have happened before; the answer are fields that can't be known earlier. */
const before: Partial<Record<Name, (token: string) => Promise<object>>> = {
  accountLoginSms: () => code(authModes.loginAndRegister),
  accountRegist4: () => code(authModes.register, samples.accountRegist4),
  forgetPassword: () => code(authModes.forget),
  googleLogin: () => known('google'),
  facebookLogin: () => known('facebook'),
  lineLogin: () => known('line'),
  bindSocialAccount: async () => ({ credential: await trial.consent('google', 'Other sample') }),
  rechargeStatus: async (token) => ({ orderNo: (await order(token))['orderNo'] }),
  rechargeRecord: order,
  sessionRevoke: async (token) => ({ id: sessions(await trial.call('sessionList', {}, token))[0]!.id }),
};
const sessions = ({ list }: Said) => list as Output<'sessionList'>['list'];

test.each(table)(
  '%s answers a sound request in its envelope and as its schema says',
  async (name, { wrapped, output }) => {
    trial.clock.time += 60_000;
    const { token } = await trial.player(1_000);
    const more = await before[name]?.(token);
    const input = { ...samples[name], ...more, requestId: 'sample-request' };
    const { errcode, code: verdict, ...said } = await trial.call(name, input, token);
    if (wrapped) expect({ code: verdict, errcode }).toEqual({ code: 200, errcode: undefined });
    else expect(errcode ?? verdict).toBe(name === 'preLogin' ? 200 : 0);
    expect(check(output, wrapped ? said['data'] : said)).toMatchObject({ ok: true });
  },
);
