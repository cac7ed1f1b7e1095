import { describe, expect, it } from 'vitest';
import { addMonths } from '#contract/calendar.ts';
import { fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { settle } from '#tests/support/world.ts';

const excluded = {
  errcode: 0,
  state: 2,
  until: now + 4_416 * hours,
  irrevocableUntil: now + 4_416 * hours,
  ref: 'X-1',
};

describe('break or exclusion', () => {
  it('holds here and in a new tab once the operator has accepted it', async () => {
    const { app, stores, device } = await playerOn({ selfExclude: () => excluded });
    expect(await app.rg.selfExclude({ type: 2, months: 6, password: 'perlas88' })).toEqual({ isDelivered: true });
    expect(stores.rg).toMatchObject({ state: 2, until: excluded.until, ref: 'X-1', pending: [], owed: false });
    const other = openTab(scripted({}).fetch, device);
    await other.app.tab.follow();
    expect(other.stores.rg).toMatchObject({ state: 2, until: excluded.until });
  });

  it.each([
    ['rgState', { errcode: 0, state: 0, realityMin: 60, playSec: 0 }],
    ['preLogin', { code: 200, userInfo: { id: 7, nickname: 'Ana', coin: 0, rgState: 0, rgUntil: 0 } }],
  ] as const)('isn’t ended by an answer of %s that was asked for before it', async (name, before) => {
    let answer: (response: Response) => void = () => {};
    let isLate = false;
    const late = () => (isLate ? new Promise<Response>((done) => (answer = done)) : before);
    const { app, core, stores, device, world } = await playerOn({ selfExclude: () => excluded, [name]: late });
    isLate = true;
    void (name === 'rgState' ? app.rg.checkProtection() : core.call(name, {} as never)).catch(() => {});
    await world.pass(100);
    await app.rg.selfExclude({ type: 2, months: 6, password: 'perlas88' });
    await world.pass(100);
    answer(Response.json(before));
    await world.pass(100);
    expect(stores.rg).toMatchObject({ state: 2, until: excluded.until });
    const other = openTab(scripted({}).fetch, device);
    await other.app.tab.follow();
    expect(other.stores.rg).toMatchObject({ state: 2, until: excluded.until });
  });

  it('is ended by an answer that was asked for after it', async () => {
    const { app, stores, world } = await playerOn({
      selfExclude: () => excluded,
      rgState: () => ({ errcode: 0, state: 0, realityMin: 60, playSec: 0 }),
    });
    await app.rg.selfExclude({ type: 2, months: 6, password: 'perlas88' });
    await world.pass(100);
    await app.rg.checkProtection();
    expect(stores.rg.state).toBe(0);
  });

  it('is ended by an answer after the device’s clock was set back', async () => {
    const { app, stores, world } = await playerOn({
      selfExclude: () => excluded,
      rgState: () => ({ errcode: 0, state: 0, realityMin: 60, playSec: 0 }),
    });
    await app.rg.selfExclude({ type: 2, months: 6, password: 'perlas88' });
    world.set(-24 * hours);
    await app.rg.checkProtection();
    expect(stores.rg.state).toBe(0);
  });

  it('requested offline holds at once and is sent with the same id once online', async () => {
    let reached = false;
    const { app, stores, sent, world } = await playerOn({
      selfExclude: () => (reached ? excluded : new Response('', { status: 502 })),
    });
    expect(await app.rg.selfExclude({ type: 1, hours: 24, password: 'perlas88' })).toEqual({ isDelivered: false });
    expect(stores.rg).toMatchObject({ state: 1, until: now + 24 * hours, owed: true });
    reached = true;
    await world.pass(60_000);
    const [first, second] = sent('selfExclude');
    expect(second?.body['requestId']).toBe(first?.body['requestId']);
    expect(second?.body).not.toHaveProperty('password');
    expect(stores.rg).toMatchObject({ state: 2, ref: 'X-1', owed: false });
  });

  it('of six months ends on the same day here as at the operator (RG-18)', async () => {
    const { app, stores } = await playerOn({ selfExclude: () => new Response('', { status: 502 }) });
    await app.rg.selfExclude({ type: 2, months: 6 });
    expect(stores.rg.until).toBe(Date.UTC(2027, 4, 21, 4));
  });

  it('requested again offline is extended from its present end (RG-18)', async () => {
    let reached = true;
    const { app, stores } = await playerOn({
      selfExclude: () => (reached ? excluded : new Response('', { status: 502 })),
    });
    await app.rg.selfExclude({ type: 2, months: 6 });
    reached = false;
    await app.rg.selfExclude({ type: 2, months: 6 });
    const until = addMonths(excluded.until, 6);
    expect(stores.rg).toMatchObject({ state: 2, until, owed: true });
    await app.rg.selfExclude({ type: 1, hours: 24 });
    expect(stores.rg).toMatchObject({ state: 2, until });
  });

  it('is stored before sending: if the tab dies it holds and is resent with the same id', async () => {
    const { app, stores, device, sent, world } = await playerOn({ selfExclude: never });
    void app.rg.selfExclude({ type: 2, months: 6, password: 'perlas88' }).catch(() => {});
    await world.pass(0);
    const { requestId } = device.vaulted().unheard[0]!;
    expect(sent('selfExclude')[0]?.body).toMatchObject({ requestId, password: 'perlas88' });
    expect(stores.rg).toMatchObject({ state: 0, owed: false });
    device.air.hush();

    const next = await playerOn({ selfExclude: () => excluded }, device);
    expect(next.stores.rg).toMatchObject({ state: 2, owed: true });
    expect(next.sent('selfExclude')).toEqual([]);
    await next.world.pass(60_000);
    expect(next.sent('selfExclude').map(({ body }) => [body['requestId'], 'password' in body])).toEqual([
      [requestId, false],
    ]);
    expect(next.stores.rg).toMatchObject({ state: 2, ref: 'X-1', pending: [], owed: false });
  });

  it('refused in one tab no longer holds in another opened meanwhile', async () => {
    let refuse = () => {};
    const answer = new Promise<Response>((said) => (refuse = () => said(Response.json({ errcode: 2001, left: 4 }))));
    const device = fakeDevice();
    const { app, world, stores } = await playerOn({ selfExclude: () => answer }, device);
    const asked = app.rg.selfExclude({ type: 1, hours: 24, password: 'wrong' }).catch((error: unknown) => error);
    await world.pass(0);
    const other = openTab(scripted({}).fetch, device);
    await other.app.tab.follow();
    expect(other.stores.rg.state).toBe(1);
    refuse();
    expect(await asked).toMatchObject({ code: 2001 });
    await settle();
    for (const { rg } of [stores, other.stores]) expect(rg).toMatchObject({ state: 0, owed: false });
  });

  it('survives a log-out and an offline restart, for anyone using the device', async () => {
    const { app, device } = await playerOn();
    await app.rg.selfExclude({ type: 2, months: 60 });
    await app.player.logout();
    const visitor = openTab(scripted({}).fetch, device);
    await visitor.app.tab.follow();
    expect(visitor.stores.session.userId).toBe(0);
    expect(visitor.stores.rg.state).toBe(2);
    expect(device.vaulted().unheard).toHaveLength(1);
  });

  it('still pending is sent before the log-out ends its session', async () => {
    let reached = false;
    const { app, requests } = await playerOn({
      selfExclude: () => (reached ? excluded : new Response('', { status: 502 })),
      logout: () => ({ errcode: 0 }),
    });
    await app.rg.selfExclude({ type: 2, months: 6 });
    reached = true;
    const before = requests.length;
    await app.player.logout();
    expect(requests.slice(before).map(({ call, token }) => [call, token])).toEqual([
      ['selfExclude', 'secret'],
      ['logout', 'secret'],
    ]);
  });

  it('still pending after a log-out keeps its session until it is sent', async () => {
    let reached = false;
    const { app, sent, stores, world } = await playerOn({
      selfExclude: () => (reached ? excluded : new Response('', { status: 502 })),
      logout: () => ({ errcode: 0 }),
    });
    await app.rg.selfExclude({ type: 2, months: 6 });
    await app.player.logout();
    expect(sent('logout')).toEqual([]);
    reached = true;
    await world.pass(60_000);
    expect(stores.rg).toMatchObject({ state: 2, ref: 'X-1', owed: false });
    expect(sent('logout').map(({ token }) => token)).toEqual(['secret']);
  });

  it('sent by a tab that does not know of the player’s session yet does not end it', async () => {
    const broken = { selfExclude: () => new Response('', { status: 502 }), logout: () => ({ errcode: 0 }) };
    const { app, device } = await playerOn(broken);
    const slow = { ...device.vault, read: () => new Promise<never>(() => {}) };
    const { fetch, sent } = scripted({ ...broken, selfExclude: () => excluded });
    const late = openTab(fetch, { ...device, vault: slow });
    void late.app.tab.follow();
    await late.world.pass(3_000);
    expect(late.stores.session).toMatchObject({ known: false, userId: 0 });
    Object.assign(slow, { read: device.vault.read });
    await app.rg.selfExclude({ type: 1, hours: 24 });
    await late.world.pass(60_000);
    expect(sent('selfExclude')).toHaveLength(1);
    expect(sent('logout')).toEqual([]);
  });

  it('sent after the token was renewed does not end the session', async () => {
    let reached = false;
    const { app, sent, world } = await playerOn({
      selfExclude: () => (reached ? excluded : new Response('', { status: 502 })),
      preLogin: () => ({ code: 0, gameListVersion: '1', games: [], ...(reached && { token: 'renewed' }) }),
      logout: () => ({ errcode: 0 }),
    });
    await app.rg.selfExclude({ type: 1, hours: 24 });
    reached = true;
    await app.session.bootstrap();
    await world.pass(60_000);
    expect(sent('selfExclude').at(-1)).toMatchObject({ token: 'renewed' });
    expect(sent('logout')).toEqual([]);
  });

  it('is not ended by an operator that has not received it', async () => {
    const free = { errcode: 0, state: 0, realityMin: 60, playSec: 0 };
    const { app, stores } = await playerOn({ rgState: () => free });
    await app.rg.selfExclude({ type: 1, hours: 72 });
    await app.rg.checkProtection();
    expect(stores.rg).toMatchObject({ state: 1, realityMin: 60 });
  });

  it('with a wrong password does not begin', async () => {
    const { app, stores } = await playerOn({ selfExclude: () => ({ errcode: 2001, left: 4 }) });
    await expect(app.rg.selfExclude({ type: 1, hours: 24, password: 'wrong' })).rejects.toMatchObject({ code: 2001 });
    expect(stores.rg).toMatchObject({ state: 0, owed: false });
  });

  it('ends when its time is over and the operator confirms it', async () => {
    const until = now + 24 * hours;
    let over = false;
    const { app, stores, world } = await playerOn({
      selfExclude: () => ({ ...excluded, state: 1, until }),
      rgState: () => ({ errcode: 0, state: over ? 0 : 1, until, realityMin: 60, playSec: 0 }),
    });
    await app.rg.selfExclude({ type: 1, hours: 24 });
    await world.pass(23 * hours);
    expect(stores.rg.state).toBe(1);
    over = true;
    await world.pass(hours);
    await settle();
    expect(stores.rg.state).toBe(0);
  });

  it('of one player does not restrict the next one', async () => {
    const user = { id: 8, account: 'maria88', nickname: 'Maria', coin: 0, rgState: 0, rgUntil: 0 };
    const { app, stores } = await playerOn({ accountLogin: () => ({ errcode: 0, token: 't8', userInfo: user }) });
    await app.rg.selfExclude({ type: 2, months: 6 });
    await app.player.logout();
    expect(stores.rg.state).toBe(2);
    await app.account.login({ account: 'maria88', password: 'perlas88', remember: false } as never);
    expect(stores.rg).toMatchObject({ state: 0, pending: [], owed: true });
  });
});
