import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sign, signatureHeader } from '#sandbox/signature.ts';
import { signatureLife } from '#sandbox/signedCall.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { partnerAt, partnersAddress, testKeys, testSecrets } from '#sandbox/testing/partnerTest.ts';
import { signReport } from '../http/oldForm.ts';
import { createPartnerLog } from '../http/partnerLog.ts';
import { partners } from './partners.ts';

let operator: MoneyTest;
let maker: ReturnType<typeof partnerAt>;
beforeAll(async () => {
  operator = await openMoneyTest();
  maker = partnerAt(operator.backOffice, 'game', () => operator.clock.time);
}, 60_000);
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
/** The status of an answer, and the fields of its body. */
const said = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return { status: response.status, ...((await response.json()) as object) };
};
const balance = async (token: string) => (await operator.call('refreshData', {}, token))['coin'];

/** A player in a game, and the body of a bet. */
async function betting() {
  const { token } = await operator.player(50_000);
  const { session } = await operator.sit(token);
  return { token, session, body: JSON.stringify({ session, roundId: 'round-1', amount: 2_000 }) };
}

/** Sends a captured call again, to another path. */
const replayed = (captured: Record<string, string>, path: string, body: string) =>
  said(operator.backOffice.request(`${partnersAddress}${path}`, { method: 'POST', body, headers: captured }));

test.each(['/wallet/win', '/wallet/rollback', '/wallet/balance', '/webhooks/payout'])(
  'a captured bet cannot be replayed to %s and moves nothing there (N4)',
  async (path) => {
    const { token, body } = await betting();
    let captured: Record<string, string> = {};
    const tapped = {
      request: (address: string, init: RequestInit) => {
        captured = init.headers as Record<string, string>;
        return operator.backOffice.request(address, init);
      },
    };
    const tap = partnerAt(tapped as never, 'game', () => operator.clock.time);
    expect((await tap('/wallet/bet', body, testKeys.wallet)).status).toBe(200);
    expect(await replayed(captured, path, body)).toEqual({ status: 403, error: 'signature' });
    expect(await balance(token)).toBe(48_000);
  },
);

test('a signature is valid for five minutes; a skewed clock gets the right time back (N4)', async () => {
  const { token, session } = await betting();
  const { time } = operator.clock;
  const win = JSON.stringify({ session, roundId: 'round-2', amount: 9_000 });
  for (const off of [-signatureLife - 1, signatureLife + 1])
    expect(await said(maker('/wallet/win', win, testKeys.wallet, time + off))).toEqual({
      status: 403,
      error: 'time',
      serverTime: time,
    });
  expect(await balance(token)).toBe(50_000);
  const bet = JSON.stringify({ session, roundId: 'round-2', amount: 2_000 });
  expect((await maker('/wallet/bet', bet, testKeys.wallet, time - signatureLife)).status).toBe(200);
});

test('a forged call does not learn the operator’s time (N4)', async () => {
  expect(await said(maker('/wallet/win', '{}', 'a guess', 1))).toEqual({ status: 403, error: 'signature' });
});

test.each([
  ['a bet by the gateway', 'gateway', '/wallet/bet', testKeys.payment],
  ['a payment report with the payout key', 'gateway', '/webhooks/payment', testKeys.payout],
  ['a payout report with the payment key', 'gateway', '/webhooks/payout', testKeys.payment],
  ['a payment report by a game maker', 'game', '/webhooks/payment', testKeys.wallet],
  ['the gateway’s key in the maker’s name', 'game', '/webhooks/payment', testKeys.payment],
  ['a payment report with the order key', 'gateway', '/webhooks/payment', testKeys.orders],
] as const)('a key is valid for one partner and purpose: %s is refused (N4)', async (_, partner, path, key) => {
  const other = partnerAt(operator.backOffice, partner, () => operator.clock.time);
  const body = JSON.stringify({ orderNo: 'D1', status: 'paid', amount: 100 });
  expect(await said(other(path, body, key))).toEqual({ status: 403, error: 'signature' });
});

test.each(['é'.repeat(64), '', 'f'.repeat(64), 'f'.repeat(65)])(
  'a report signed with %j is refused as forged (S21)',
  async (signature) => {
    const body = JSON.stringify({ orderNo: 'D1', status: 'paid', amount: 100 });
    const headers = { 'x-partner': 'gateway', 'x-timestamp': String(operator.clock.time) };
    const sent = new Headers(headers);
    if (/^[\0-\xff]*$/.test(signature)) sent.set(signatureHeader, signature);
    const response = await operator.backOffice.request('/webhooks/payment', { method: 'POST', body, headers: sent });
    expect(response.status).toBe(403);
  },
);

test('a partner sending unstorable values gets a clear error (S20)', async () => {
  const report = JSON.stringify({ orderNo: 'D\0', status: 'paid', amount: 100 });
  expect((await operator.gateway('/webhooks/payment', report, testKeys.payment)).status).toBe(400);
  const step = JSON.stringify({ session: 'a\uD800', roundId: 'round-00', amount: 100 });
  expect((await maker('/wallet/bet', step, testKeys.wallet)).status).toBe(400);
});

describe('the old signature form', () => {
  const known = '203.0.113.7';

  /** The partner endpoints with these end dates of the old form for one address, and their log. */
  function opened(dates: { game?: number; gateway?: number } = {}) {
    const log = createPartnerLog();
    const { db, wallet, clock } = operator;
    const accepted = Object.fromEntries(
      Object.entries(dates).map(([partner, until]) => [partner, { until, from: [known] }]),
    );
    const oldForm = { secrets: testSecrets, accepted };
    const app = partners({ db, now: () => clock.time, wallet, keys: testKeys, oldForm, log });
    const post = (path: string, body: string, headers: Record<string, string> = {}, from = known) =>
      said(app.request(`${partnersAddress}${path}`, { method: 'POST', body, headers }, from));
    const bet = (body: string, from = known) =>
      post('/wallet/bet', body, { [signatureHeader]: sign(body, testSecrets.game) }, from);
    return { app, log, post, bet };
  }
  const refused = { status: 403, error: 'signature' };

  test('is refused and counted where a partner has no date', async () => {
    const { bet, log } = opened();
    expect(await bet((await betting()).body)).toEqual(refused);
    expect(log.all().game).toMatchObject({ taken: 0, oldForm: 0, refused: { signature: 1, time: 0 } });
  });

  test('is accepted and counted for the partner with a date, until then', async () => {
    const { bet, post, log } = opened({ game: operator.clock.time + day });
    expect(await bet((await betting()).body)).toMatchObject({ status: 200, coin: 48_000 });
    expect(log.all().game).toMatchObject({ taken: 1, oldForm: 1, oldFormAt: operator.clock.time });
    const payout = JSON.stringify({ orderNo: 'W1', status: 'paid' });
    expect(await post('/webhooks/payout', payout, { [signatureHeader]: sign(payout, testSecrets.pay) })).toEqual(
      refused,
    );
    operator.clock.time += day;
    expect(await bet((await betting()).body)).toEqual(refused);
  });

  test('is refused for a call with a time, which only the new form has', async () => {
    const { post } = opened({ game: operator.clock.time + day });
    const { body } = await betting();
    const headers = { [signatureHeader]: sign(body, testSecrets.game), 'x-timestamp': String(operator.clock.time) };
    expect(await post('/wallet/bet', body, headers)).toEqual(refused);
  });

  test('is refused from any other address, or an unknown one', async () => {
    const { bet } = opened({ game: operator.clock.time + day });
    const { body } = await betting();
    for (const from of ['203.0.113.9', '127.0.0.1', '']) expect(await bet(body, from)).toEqual(refused);
    expect(await bet(body)).toMatchObject({ status: 200 });
  });

  test('takes a payment’s signature from the body and a payout’s from the header', async () => {
    const { post } = opened({ gateway: operator.clock.time + day });
    const { token } = await operator.player();
    const { orderNo } = await operator.order(token, 20_000);
    const report = { orderNo: String(orderNo), status: 'paid', amount: 20_000 };
    const signed = JSON.stringify({ ...report, sign: signReport(report, testSecrets.pay) });
    expect(await post('/webhooks/payout', signed)).toEqual(refused);
    expect(await post('/webhooks/payment', JSON.stringify({ ...report, sign: 'é' }))).toEqual(refused);
    expect(await post('/webhooks/payment', 'no JSON')).toEqual(refused);
    expect(await post('/webhooks/payment', signed)).toMatchObject({ status: 200, outcome: 'credited' });
    const payout = JSON.stringify({ orderNo: 'W1', status: 'paid' });
    expect(await post('/webhooks/payout', payout, { [signatureHeader]: sign(payout, testSecrets.pay) })).toEqual({
      status: 404,
      error: 'unknown',
    });
  });

  test('does not bypass the time check of the new form', async () => {
    const { app } = opened({ game: operator.clock.time + day });
    const { body } = await betting();
    const late = partnerAt(app, 'game', () => operator.clock.time - signatureLife - 1);
    expect(await said(late('/wallet/bet', body, testKeys.wallet))).toMatchObject({ status: 403, error: 'time' });
  });

  test('coexists with the new form, and staff see a partner’s clock skew', async () => {
    const { app, log } = opened({ game: operator.clock.time + day });
    const { body } = await betting();
    const behind = partnerAt(app, 'game', () => operator.clock.time - 90_000);
    expect((await behind('/wallet/bet', body, testKeys.wallet)).status).toBe(200);
    expect(log.all().game).toMatchObject({ taken: 1, oldForm: 0, skew: -90_000 });
  });
});
