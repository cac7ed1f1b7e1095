import { describe, expect, test } from 'vitest';
import { open, session } from '#sandbox/testing/providerTest.ts';
import { playMoney } from './funds.ts';
import { mostSeats } from './seats.ts';
import { slot } from './kinds/slot.ts';
import { WalletRefusal, WrongTime } from './wallet.ts';

describe('an operator that fails', () => {
  test('an undelivered win is retried with backoff until acknowledged', async () => {
    const { spin, failures, pauses, calls } = await open();
    failures.win = [new Error('502'), new Error('timeout')];
    expect((await spin('round-01')).answer).toMatchObject({ win: 5_000, coin: 54_500 });
    expect(calls).toEqual(['bet', 'win', 'win', 'win']);
    expect(pauses).toEqual([200, 500]);
  });

  test('a win refused by its time is sent again, and a bet when the page repeats its round (N4)', async () => {
    const { spin, failures, calls } = await open();
    failures.bet = [new WrongTime()];
    expect(await spin('round-01')).toEqual({ status: 503, answer: { error: 'unavailable' } });
    failures.win = [new WrongTime()];
    expect((await spin('round-01')).answer).toMatchObject({ win: 5_000, coin: 54_500 });
    expect(calls).toEqual(['bet', 'bet', 'win', 'win']);
  });

  test('a bet with unknown outcome is rolled back and the round stays void', async () => {
    const { spin, failures, calls, coin } = await open();
    failures.bet = [new Error('timeout')];
    failures.rollback = [new Error('timeout')];
    const void409 = { status: 409, answer: { error: 'void' } };
    expect(await spin('round-01')).toEqual(void409);
    expect(await spin('round-01')).toEqual(void409);
    expect(calls).toEqual(['bet', 'rollback', 'rollback']);
    expect(coin()).toBe(session.coin);
  });

  test('a bet is rolled back when no outcome can be drawn', async () => {
    const { spin, calls, coin } = await open({ broken: true });
    expect((await spin('round-01')).answer).toEqual({ error: 'void' });
    expect(calls).toEqual(['bet', 'rollback']);
    expect(coin()).toBe(session.coin);
  });

  test('a refused bet returns the operator’s error code and needs no rollback', async () => {
    const { spin, failures, calls } = await open();
    failures.bet = [new WalletRefusal('insufficient')];
    expect(await spin('round-01')).toEqual({ status: 409, answer: { error: 'insufficient' } });
    expect(calls).toEqual(['bet']);
  });
});

describe('rounds', () => {
  test('a round takes the bet, pays the win and returns the balance after both', async () => {
    const { spin, calls, coin } = await open();
    const { answer } = await spin('round-01');
    expect(answer).toMatchObject({
      bet: 500,
      win: 5_000,
      coin: 54_500,
      lines: [{ symbol: 'motif1' }, { symbol: 'motif4' }],
    });
    expect(coin()).toBe(54_500);
    expect(calls).toEqual(['bet', 'win']);
  });

  test('a losing round is settled with a win of zero (S1)', async () => {
    const { spin, calls } = await open({ stops: [0, 0, 0] });
    expect((await spin('round-01')).answer).toMatchObject({ win: 0, coin: 49_500 });
    expect(calls).toEqual(['bet', 'win']);
  });

  test('a repeated round returns the first outcome and moves no money', async () => {
    const { spin, calls } = await open();
    const [first, second] = await Promise.all([spin('round-01'), spin('round-01')]);
    const third = await spin('round-01', 1_000);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(calls).toEqual(['bet', 'win']);
  });

  test('a round keeps its outcome beyond the seat’s memory and across restarts (S1)', async () => {
    const { spin, restart, coin } = await open({ fair: true });
    const ids = Array.from({ length: 60 }, (_, n) => `round-${n + 10}`);
    const first = [];
    for (const id of ids) first.push((await spin(id)).answer as { win: number });
    const before = coin();
    for (const [n, id] of ids.entries()) expect((await spin(id)).answer).toMatchObject({ ...first[n], coin: before });
    restart();
    for (const [n, id] of ids.entries()) expect((await spin(id)).answer).toMatchObject({ ...first[n], coin: before });
    expect(coin()).toBe(before);
    expect(new Set(first.map(({ win }) => win)).size).toBeGreaterThan(1);
  });

  test('a bet taken before a provider crash is settled with its original outcome (S1)', async () => {
    const undisturbed = await open({ fair: true });
    const { answer } = await undisturbed.spin('round-01');
    const { spin, failures, restart, calls, coin } = await open({ fair: true });
    failures.win = [new WalletRefusal('away')];
    expect((await spin('round-01')).status).toBe(409);
    restart();
    expect(await spin('round-01')).toEqual({ status: 200, answer });
    expect(calls).toEqual(['bet', 'win', 'win']);
    expect(coin()).toBe(undisturbed.coin());
  });

  test('a second round waits for the first', async () => {
    const { spin } = await open();
    const [first, second] = await Promise.all([spin('round-01'), spin('round-02')]);
    expect(first.status).toBe(200);
    expect(second).toEqual({ status: 409, answer: { error: 'busy' } });
    expect((await spin('round-02')).status).toBe(200);
  });

  test('a demo plays with its own money and sends no bets to the operator', async () => {
    const { page, spin, calls } = await open({ demo: true });
    expect(await page.text()).toContain('Demo · play money');
    expect((await spin('round-01')).answer).toMatchObject({ coin: playMoney - 500 + 5_000 });
    expect(calls).toEqual([]);
  });

  test.each([
    ['below the lowest bet', { session: 's1', bet: 50, roundId: 'round-01' }, 400],
    ['above the highest bet', { session: 's1', bet: 20_000, roundId: 'round-01' }, 400],
    ['with a fraction of a peso', { session: 's1', bet: 501, roundId: 'round-01' }, 400],
    ['on a choice that the game doesn’t have', { session: 's1', bet: 500, choice: 'shark', roundId: 'round-01' }, 400],
    ['without a usable round id', { session: 's1', bet: 500, roundId: '' }, 400],
    ['in an unknown session', { session: 's2', bet: 500, roundId: 'round-01' }, 410],
  ])('a round %s is refused before any money moves', async (_, input, status) => {
    const { post, calls } = await open();
    expect((await post('/round', input)).status).toBe(status);
    expect(calls).toEqual([]);
  });
});

describe('seats and balance', () => {
  test('a new session evicts the longest-idle seat when all are taken, until its page returns (S26)', async () => {
    const { spin, sit, post } = await open();
    for (let n = 1; n < mostSeats; n++) await sit(`fresh-${n}`);
    expect((await spin('round-01')).status).toBe(200);
    await sit('fresh-last');
    const unproven = { session: '-1', bet: 500, roundId: 'round-02' };
    expect(await post('/round', unproven)).toEqual({ status: 410, answer: { error: 'ended' } });
    for (const seat of ['s1', '-2', '-last']) expect((await post('/balance', { session: seat })).status).toBe(200);
    expect((await spin('round-02', 500, '-1')).status).toBe(200);
  });

  test('the balance is refetched on request; an unreachable operator returns 503', async () => {
    const { post, failures } = await open();
    expect(await post('/balance', { session: 's1' })).toEqual({ status: 200, answer: { coin: 50_000 } });
    failures.balance = [new Error('timeout')];
    expect(await post('/balance', { session: 's1' })).toEqual({ status: 503, answer: { error: 'unavailable' } });
  });
});

describe('the page', () => {
  test('the page shows game, balance and RTP and can be framed only from loopback', async () => {
    const { page } = await open();
    const text = await page.text();
    expect(text).toContain('<h1>Pearl &amp; Sea</h1>');
    expect(text).toContain('₱500.00');
    expect(text).toContain(`${(slot.rtp() * 100).toFixed(2)}%`);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://127.0.0.1:* http://localhost:*',
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('messages are posted only to the app’s origin, and only on loopback', async () => {
    const { app } = await open();
    const page = async (launch: string, origin: string) =>
      (await app.request(`/play?launch=${launch}&origin=${origin}`)).text();
    const [one, other] = [await page('fresh-1', 'http://127.0.0.1:4173'), await page('fresh-2', 'https://evil.test')];
    expect(one).toContain('&quot;origin&quot;:&quot;http://127.0.0.1:4173&quot;');
    expect(other).toContain('&quot;origin&quot;:&quot;&quot;');
  });

  test('a used launch link shows an error in the requested language and a way back', async () => {
    const { app } = await open();
    const page = await app.request('/play?launch=fresh&lang=fil&origin=http://127.0.0.1:4173');
    const text = await page.text();
    expect(page.status).toBe(403);
    expect(text).toContain('Hindi na gumagana ang link na ito');
    expect(text).toContain('href="http://127.0.0.1:4173/"');
  });

  test.each(['/page/slot.js', '/page/bingo.css', '/page/game.css', '/page/icon.svg'])(
    '%s is served, and no other file on disk',
    async (path) => {
      const { app } = await open();
      expect((await app.request(path)).status).toBe(200);
      expect((await app.request('/page/..%2Fprovider.ts')).status).toBe(404);
    },
  );
});
