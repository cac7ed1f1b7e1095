import { expect, test } from 'vitest';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { settle } from '#tests/support/world.ts';

const minute = 60_000;
const until = now + 4_416 * hours;
const excluded = { errcode: 0, state: 2, until, irrevocableUntil: until, ref: 'X-1' };
const applied = { errcode: 0, applied: true, effectiveAt: 0, id: 1 };
const badGateway = () => new Response('', { status: 502 });

const stored = { userId: 7, token: 'secret', at: now - hours } as const;
/** A limit that waits for its delivery. */
const limit = {
  ...stored,
  requestId: 'limit',
  call: 'selfLimitSet',
  input: { kind: 'deposit', period: 'day', value: 50_000 },
} as const;
/** An exclusion that a tab was sending when it died. */
const exclusion = {
  ...stored,
  requestId: 'exclusion',
  sending: now - hours + 10_000,
  call: 'selfExclude',
  input: { type: 2, months: 6 },
} as const;

/**
 * A player whose first protection request stays in flight until `answerFirst`. Others are refused with a 502 until
 * `goUp`.
 */
async function playerInFlight() {
  let [isFirst, isUp, isRenewed] = [true, false, false];
  let answerFirst: (response: Response) => void = () => {};
  const first = new Promise<Response>((done) => (answerFirst = done));
  const heldFirst = (done: object) => () => {
    if (!isFirst) return isUp ? done : badGateway();
    isFirst = false;
    return first;
  };
  const tab = await playerOn({
    selfExclude: heldFirst(excluded),
    selfLimitSet: heldFirst(applied),
    preLogin: () => ({ code: 0, gameListVersion: '1', games: [], ...(isRenewed && { token: 'renewed' }) }),
    rgState: () => ({ errcode: 0, state: 0, realityMin: 60, playSec: 0 }),
    logout: () => ({ errcode: 0 }),
  });
  const tokens = (call: string) => tab.sent(call).map(({ token }) => token);
  return {
    ...tab,
    answerFirst: (response: Response) => answerFirst(response),
    goUp: () => void (isUp = true),
    tokens,
    async renew() {
      isRenewed = true;
      await tab.app.session.bootstrap();
    },
    /** Has the limit delivered, and the exclusion after it. */
    async deliverLeft() {
      await tab.app.rg.checkProtection();
      await tab.device.vault.change({ unheard: [limit, exclusion] });
      await tab.core.identity.restoreRestrictions();
      await tab.world.pass(minute);
      expect([tokens('selfLimitSet'), tokens('selfExclude')]).toEqual([['secret'], []]);
    },
  };
}

test('an exclusion whose token is renewed while it is sent is delivered with it after a log-out (SX-10)', async () => {
  const { app, requests, world, answerFirst, goUp, tokens, renew } = await playerInFlight();
  const asked = app.rg.selfExclude({ type: 2, months: 6 });
  await world.pass(0);
  await renew();
  answerFirst(badGateway());
  expect(await asked).toEqual({ isDelivered: false });
  await app.player.logout();
  expect(tokens('logout')).toEqual([]);
  goUp();
  await world.pass(5 * minute);
  const ending = requests.filter(({ call }) => call === 'selfExclude' || call === 'logout').slice(-2);
  expect(ending.map(({ call, token }) => [call, token])).toEqual([
    ['selfExclude', 'renewed'],
    ['logout', 'renewed'],
  ]);
  expect(tokens('logout')).toHaveLength(1);
});

test('an exclusion of a tab that died keeps a token that is renewed before it is sent (SX-10)', async () => {
  const { app, world, answerFirst, goUp, tokens, renew, deliverLeft } = await playerInFlight();
  await deliverLeft();
  await renew();
  answerFirst(Response.json(applied));
  await settle(40);
  expect(tokens('selfExclude')).toEqual(['renewed']);
  await app.player.logout();
  goUp();
  await world.pass(5 * minute);
  expect(tokens('selfExclude')).toEqual(['renewed', 'renewed']);
  expect(tokens('logout')).toEqual(['renewed']);
});

test('a request sent after a log-out has the token renewed while another was delivered (SX-10)', async () => {
  const { app, world, answerFirst, goUp, tokens, renew, deliverLeft } = await playerInFlight();
  await deliverLeft();
  await renew();
  const left = app.player.logout();
  await world.pass(0);
  goUp();
  answerFirst(Response.json(applied));
  await left;
  expect(tokens('selfExclude')).toEqual(['renewed']);
  expect(tokens('logout')).toEqual(['renewed']);
});

test('a token that is renewed while its request is delivered ends no session (SX-10)', async () => {
  const { stores, world, answerFirst, goUp, tokens, renew, deliverLeft } = await playerInFlight();
  await deliverLeft();
  await renew();
  goUp();
  answerFirst(Response.json(applied));
  await world.pass(minute);
  expect(stores.rg.owed).toBe(false);
  expect(tokens('selfExclude')).toEqual(['renewed']);
  expect(tokens('logout')).toEqual([]);
});

test('a request that a refused one had replaced waits again with the renewed token (SX-10)', async () => {
  let answer: () => unknown = badGateway;
  let isRenewed = false;
  const { app, sent, world } = await playerOn({
    marketingOptOut: () => answer(),
    preLogin: () => ({ code: 0, gameListVersion: '1', games: [], ...(isRenewed && { token: 'renewed' }) }),
    logout: () => ({ errcode: 0 }),
  });
  await app.rg.optOut({ sms: true });
  let refuse = () => {};
  const refusal = new Promise<Response>((done) => (refuse = () => done(Response.json({ errcode: 400 }))));
  answer = () => refusal;
  const asked = app.rg.optOut({ push: true, sms: true }).catch((error: unknown) => error);
  await world.pass(0);
  isRenewed = true;
  await app.session.bootstrap();
  refuse();
  expect(await asked).toMatchObject({ code: 400 });
  answer = badGateway;
  await app.player.logout();
  expect(sent('logout')).toEqual([]);
  answer = () => applied;
  await world.pass(5 * minute);
  expect(sent('marketingOptOut').at(-1)).toMatchObject({ token: 'renewed', body: { sms: true } });
  expect(sent('logout').map(({ token }) => token)).toEqual(['renewed']);
});

test('a request is stored with the token that another tab has renewed (SX-10)', async () => {
  const { app, device } = await playerOn({ selfExclude: badGateway });
  await device.vault.change({ token: 'renewed' });
  await app.rg.selfExclude({ type: 2, months: 6 });
  expect(device.vaulted().unheard).toMatchObject([{ token: 'renewed' }]);
});
