import { describe, expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { challengeOf } from './pkce.ts';

const entrance = (id: number) => ({ errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'Ana', coin: 0 } });
const socialMedia = [
  { type: 5, appId: 'client', enabled: true, url: 'https://google.test/authorize?hl=en' },
  { type: 3, appId: 'client', enabled: false, url: 'https://facebook.test/authorize' },
  { type: 4, appId: 'client', enabled: true, url: 'javascript:alert(1)' },
];
const minute = 60_000;

/** A tab with the operator's settings, on a device that several tabs may share. */
function open(changes: Parameters<typeof scripted>[0] = {}, device = fakeDevice()) {
  const operator = scripted({
    accountLogin: ({ account }) => entrance(account === 'ana' ? 7 : 8),
    accountLoginSms: () => entrance(9),
    accountRegist4: () => entrance(10),
    googleLogin: () => ({ errcode: 2006, bindTicket: 'the ticket' }),
    logout: () => ({ errcode: 0 }),
    ...changes,
  });
  const tab = openTab(operator.fetch, device);
  tab.stores.settings.config = { socialMedia } as never;
  /** A redirect to Google and back, in the same tab or another. */
  async function visit(back: object = { code: 'a code' }) {
    const { url } = await tab.app.account.socialStart('google', '/auth/social');
    return { ...back, state: new URL(url).searchParams.get('state')! };
  }
  return { ...tab, ...operator, visit };
}
const login = (account: string) => ({ account, password: 'secret88', keepAccount: false });

describe('the way to the provider', () => {
  test('the provider’s address has a state and the challenge of a verifier kept here', async () => {
    const { app, device } = open();
    const { url } = await app.account.socialStart('google', '/auth/social?from=login');
    const { origin, searchParams } = new URL(url);
    const asked = Object.fromEntries(searchParams);
    expect(origin).toBe('https://google.test');
    const [state, errand] = Object.entries(device.vaulted().errands)[0]!;
    const challenge = await challengeOf(errand.verifier);
    expect(asked).toEqual({
      hl: 'en',
      response_type: 'code',
      client_id: 'client',
      redirect_uri: 'http://app.test/auth/social?from=login',
      scope: 'openid email profile',
      state,
      nonce: challenge,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    expect(url).not.toContain(errand.verifier);
  });

  test('a social log-in in progress is known to every tab of its device until it ends', async () => {
    const { app, device } = open({
      googleLogin: () => entrance(7),
      bindSocial: () => ({ errcode: 0, userInfo: { id: 7 } }),
    });
    const start = async (to?: string) =>
      new URL((await app.account.socialStart('google', '/auth/social', to)).url).searchParams;
    const state = (await start('/wallets')).get('state')!;
    const other = open({}, device).app;
    expect(await other.account.socialErrand(state)).toEqual({ provider: 'google', adding: false, to: '/wallets' });
    expect(await open().app.account.socialErrand(state)).toBeNull();
    await app.account.socialFinish({ code: 'a code', state });
    expect(await other.account.socialErrand(state)).toBeNull();
    expect(await app.account.socialErrand((await start()).get('state')!)).toEqual({
      provider: 'google',
      adding: true,
      to: '/',
    });
  });

  test.each(['facebook', 'line'] as const)(
    '%s is not offered: switched off, or without a web address',
    async (name) => {
      await expect(open().app.account.socialStart(name, '/')).rejects.toMatchObject({ kind: 'refused', code: 423 });
    },
  );

  test('client ids of the build override the operator’s settings', async () => {
    const { app, core } = open();
    core.operator.clientIds = { google: 'set at the build', facebook: '', line: '' };
    const { url } = await app.account.socialStart('google', '/');
    expect(new URL(url).searchParams.get('client_id')).toBe('set at the build');
  });

  test('a social log-in returns to the app and nowhere else', async () => {
    await expect(open().app.account.socialStart('google', 'https://evil.test/')).rejects.toThrow(TypeError);
  });
});

describe('the way back', () => {
  test('a known player logs in with the stored verifier, even in a new worker', async () => {
    const before = open();
    const back = await before.visit();
    const { verifier } = Object.values(before.device.vaulted().errands)[0]!;
    const { app, stores, sent, device } = open({ googleLogin: () => entrance(7) }, before.device);
    expect(await app.account.socialFinish(back)).toEqual({ isNew: false });
    expect(stores.session.userId).toBe(7);
    const redirectUri = 'http://app.test/auth/social';
    expect(sent('googleLogin')[0]!.body).toMatchObject({ code: 'a code', codeVerifier: verifier, redirectUri });
    expect(device.vaulted().errands).toEqual({});
  });

  test('a state that is unknown, used or expired is refused without a request (G10)', async () => {
    const { app, visit, sent, world } = open({ googleLogin: () => entrance(7) });
    const wrong = { kind: 'refused', code: 400, details: { field: 'state' } };
    await visit();
    for (const state of ['made up', '', 'constructor', '__proto__'])
      await expect(app.account.socialFinish({ code: 'a code', state })).rejects.toMatchObject(wrong);
    expect(sent('googleLogin')).toEqual([]);

    const late = await visit();
    await world.pass(10 * minute);
    await expect(app.account.socialFinish(late)).rejects.toMatchObject(wrong);
    const back = await visit();
    await app.account.socialFinish(back);
    await app.player.logout();
    await expect(app.account.socialFinish(back)).rejects.toMatchObject(wrong);
  });

  test('an unreliable device starts no social log-in and does not deny a stored one (D7)', async () => {
    const { app, visit, device } = open();
    const { state } = await visit();
    device.vault.lasts = () => false;
    await expect(app.account.socialStart('google', '/auth/social')).rejects.toMatchObject({ kind: 'storage' });
    expect(await app.account.socialErrand(state)).toMatchObject({ provider: 'google' });
    await expect(app.account.socialErrand('unheard of')).rejects.toMatchObject({ kind: 'storage' });
    device.vault.lasts = () => true;
    expect(await app.account.socialErrand('unheard of')).toBeNull();
  });

  test('a cancelled social log-in cannot be continued', async () => {
    const { app, visit } = open();
    const back = await visit({ error: 'access_denied' });
    await expect(app.account.socialFinish(back)).rejects.toMatchObject({ kind: 'stopped' });
    await expect(app.account.socialFinish({ ...back, code: 'a code' })).rejects.toMatchObject({ code: 400 });
  });
});

describe('binding', () => {
  test('the ticket of an unbound visitor stays in the vault for ten minutes', async () => {
    const { app, visit, stores, device, world } = open();
    expect(await app.account.bindTicket()).toBeNull();
    expect(await app.account.socialFinish(await visit())).toEqual({ bindTicket: true });
    expect(device.vaulted().ticket).toMatchObject({ provider: 'google', ticket: 'the ticket' });
    expect(JSON.stringify(stores)).not.toContain('the ticket');
    expect(await app.account.bindTicket()).toEqual({ provider: 'google' });
    await world.pass(10 * minute);
    expect(await app.account.bindTicket()).toBeNull();
    await expect(app.account.bindAccount({ account: 'ana', password: 'secret88' })).rejects.toMatchObject({
      code: 2006,
    });
  });

  test('a visitor binds by logging in with the ticket, which is then gone', async () => {
    const { app, visit, stores, sent, device } = open();
    await app.account.socialFinish(await visit());
    expect(await app.account.bindAccount({ account: 'ana', password: 'secret88' })).toEqual({ rewards: [] });
    expect(sent('accountLogin')[0]!.body).toMatchObject({ bindTicket: 'the ticket', loginKind: 2 });
    expect(stores.session.userId).toBe(7);
    expect(device.vaulted().ticket).toBeNull();
  });

  test('a visitor binds by phone code, and registers only after accepting the terms', async () => {
    const { app, visit, sent } = open();
    await app.account.socialFinish(await visit());
    await app.account.bindAccount({ mobile: '09171234567', smsCode: '246810' });
    expect(sent('accountLoginSms')[0]!.body).toMatchObject({
      authMode: 1,
      ageConfirmed: false,
      bindTicket: 'the ticket',
    });
    await app.player.logout();
    await app.account.socialFinish(await visit());
    await app.account.bindAccount({ mobile: '09171234567', smsCode: '246810', termsVersion: '2' });
    expect(sent('accountLoginSms')[1]!.body).toMatchObject({ ageConfirmed: true, termsVersion: '2' });
  });

  test('an ordinary log-in or registration binds nothing and discards the ticket', async () => {
    const { app, visit, sent } = open();
    const player = { mobile: '09171234567', smsCode: '246810', password: 'secret88', termsVersion: '2' };
    await app.account.socialFinish(await visit());
    await app.account.registerByPhone(player);
    await app.player.logout();
    await app.account.socialFinish(await visit());
    await app.account.login(login('ana'));
    await app.player.logout();
    await app.account.registerByPhone({ ...player, bindSocial: true });
    for (const { body } of [...sent('accountRegist4'), ...sent('accountLogin')])
      expect(body).not.toHaveProperty('bindTicket');
    await app.player.logout();
    await app.account.socialFinish(await visit());
    await app.account.registerByPhone({ ...player, bindSocial: true });
    expect(sent('accountRegist4').at(-1)!.body).toMatchObject({ bindTicket: 'the ticket', loginKind: 1 });
  });

  test('a player adds an account and an identity, and the page is updated', async () => {
    const user = entrance(7).userInfo;
    const { app, visit, stores, sent } = open({
      bindAccount: () => ({ errcode: 0, userInfo: { ...user, account: 'ana' }, rewards: [{ id: 2001, count: 500 }] }),
      bindSocialAccount: () => ({ errcode: 0, userInfo: { ...user, googleName: 'Ana S.' } }),
    });
    await app.account.login(login('ana'));
    expect(await app.account.bindAccount({ account: 'ana', password: 'secret88' })).toEqual({
      rewards: [{ id: 2001, count: 500 }],
    });
    expect(stores.session.user).toMatchObject({ account: 'ana' });
    expect(await app.account.bindSocial('google', await visit())).toEqual({ rewards: [] });
    expect(stores.session.user).toMatchObject({ account: 'ana', googleName: 'Ana S.' });
    expect(sent('bindSocialAccount')[0]!.body).toMatchObject({ type: 5, credential: { code: 'a code' } });
  });

  test('log-ins and bindings are not interchangeable, nor shared between players (G10)', async () => {
    const { app, visit, sent } = open({ googleLogin: () => entrance(7) });
    const asVisitor = await visit();
    await app.account.login(login('ana'));
    const asAna = [await visit(), await visit()] as const;
    await expect(app.account.bindSocial('google', asVisitor)).rejects.toMatchObject({ code: 400 });
    await expect(app.account.bindSocial('line', asAna[0])).rejects.toMatchObject({ code: 400 });
    const another = await visit();
    await app.player.logout();
    await expect(app.account.socialFinish(another)).rejects.toMatchObject({ code: 400 });
    await app.account.login(login('ana'));
    await expect(app.account.socialFinish(asAna[1])).rejects.toMatchObject({ code: 400 });
    const third = await visit();
    await app.player.logout();
    await expect(app.account.bindSocial('google', third)).rejects.toMatchObject({ kind: 'expired' });
    await app.account.login(login('maria'));
    await expect(app.account.bindSocial('google', third)).rejects.toMatchObject({ code: 400 });
    expect([...sent('googleLogin'), ...sent('bindSocialAccount')]).toEqual([]);
  });
});
