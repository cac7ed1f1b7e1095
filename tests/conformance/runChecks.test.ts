import { expect, test } from 'vitest';
import { Broken, Skipped, type Check } from './check.ts';
import { createKit } from './kit.ts';
import type { World } from './network.ts';
import type { Player } from './players.ts';
import { exitOf, exits, runChecks, type Result } from './runChecks.ts';

const check = (id: string, run: Check['run']): Check => ({ id, says: 'It holds', cites: ['I1'], run });

/** A kit whose operator answers everything with one body. */
function kitWith(body: BodyInit, init?: ResponseInit) {
  const world = { fetch: async () => new Response(body, init), now: () => 0, wait: async () => {} };
  return createKit('https://casino.example', {}, world);
}

test('a check passes, fails or is skipped with a reason, and none stops the others', async () => {
  const checks = [
    check('a.broken', async () => {
      throw new Broken('Seven');
    }),
    check('a.skipped', async () => {
      throw new Skipped('There is no clock');
    }),
    check('a.mistaken', async () => {
      throw new TypeError('undefined');
    }),
    check('b.kept', async () => {}),
  ];
  const results = await runChecks(checks, kitWith('{}'));
  expect(results.map(({ id, state, why }) => [id, state, why])).toEqual([
    ['a.broken', 'failed', 'Seven'],
    ['a.skipped', 'skipped', 'There is no clock'],
    ['a.mistaken', 'failed', 'The check itself broke: TypeError: undefined'],
    ['b.kept', 'passed', ''],
  ]);
  expect((await runChecks(checks, kitWith('{}'), ['b'])).map(({ id }) => id)).toEqual(['b.kept']);
});

/** Timeout that allows for compiling the contract at the first answer, milliseconds. */
const patience = 60_000;

test.each([
  ['a failure', '{"errcode":0}', { status: 502 }, 'never a server error'],
  ['no JSON', '<html>', { status: 200 }, 'fits the contract'],
  ['a balance as a text', '{"errcode":0,"coin":"5"}', {}, '/coin must be integer'],
  ['no verdict', '{"coin":5}', {}, 'fits the contract'],
  ['a code that the call doesn’t have', '{"errcode":3006}', {}, 'A refusal by one of 400, 401, 404, 429, 503'],
])(
  'a response that is %s fails the check that sent the request, with details',
  async (_, body, init, why) => {
    const asks = check('a.call', async ({ client }) => void (await client.call('refreshData')));
    const [result] = await runChecks([asks], kitWith(body, init));
    expect(result).toMatchObject({ state: 'failed', why: expect.stringContaining(why) });
    expect(result!.exchanges[0]).toMatchObject({ call: 'refreshData', sent: { channel: 'WEB' } });
  },
  patience,
);

test('an unreachable operator counts as no response', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const kit = createKit('https://casino.example', {}, { fetch, now: () => 0, wait: async () => {} });
  const [result] = await runChecks([check('a.call', async (of) => void (await of.client.call('online')))], kit);
  expect(result).toMatchObject({ state: 'failed', why: 'An answer' });
});

test('a partner’s report that times out counts as no response too', async () => {
  const partner = { url: 'https://casino.example/wallet', partner: 'game', key: 'k' };
  let signal: AbortSignal | null | undefined;
  const fetch: World['fetch'] = (_, init) => {
    signal = init?.signal;
    return Promise.reject(new DOMException('It took too long', 'TimeoutError'));
  };
  const kit = createKit('https://casino.example', { wallet: partner }, { fetch, now: () => 0, wait: async () => {} });
  const [result] = await runChecks([check('a.bet', async (of) => void (await of.wallet()('bet', {})))], kit);
  expect(result).toMatchObject({ state: 'failed', why: 'An answer' });
  expect(result!.exchanges[0]).toMatchObject({ call: 'wallet/bet', answer: 'It took too long' });
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('after the operator’s clock is changed, its time is read again', async () => {
  let ms = 0;
  const fetch: World['fetch'] = async (address, init) => {
    if (address === 'https://casino.example/clock') ({ ms } = JSON.parse(init?.body as string) as { ms: number });
    return Response.json({ errcode: 0, state: 'unknown', serverTime: 5_000 + ms });
  };
  const config = { clock: 'https://casino.example/clock' };
  const kit = createKit('https://casino.example', config, { fetch, now: () => 5_000, wait: async () => {} });
  const player = { token: 't' } as Player;
  await kit.ahead(player, async (put) => {
    await put(60_000);
    expect(kit.client.serverTime()).toBe(65_000);
  });
  expect(kit.client.serverTime()).toBe(5_000);
});

test('a run passes when nothing failed, something passed, and every call of a player alone succeeded', () => {
  const result = (state: Result['state']) => ({
    ...check('a.b', async () => {}),
    why: '',
    exchanges: [],
    milliseconds: 0,
    state,
  });
  expect(exitOf([result('passed'), result('skipped')], [])).toBe(exits.kept);
  expect(exitOf([result('passed'), result('failed')], ['rgAck'])).toBe(exits.broken);
  expect(exitOf([result('skipped')], [])).toBe(exits.broken);
  expect(exitOf([result('passed'), result('skipped')], ['rgAck'])).toBe(exits.unproven);
});

test('a closed connection is no fault: the call is sent again once, as browsers do', async () => {
  let sent = 0;
  const fetch = async () => {
    if (++sent === 1) throw new TypeError('fetch failed', { cause: new Error('other side closed') });
    return Response.json({ errcode: 0 });
  };
  const kit = createKit('https://casino.example', {}, { fetch, now: () => 0, wait: async () => {} });
  const [result] = await runChecks([check('a.call', async (of) => void (await of.client.call('online')))], kit);
  expect([result?.state, sent]).toEqual(['passed', 2]);
});

test('checks lacking configuration are skipped, by name', async () => {
  const needs = [
    check('a.gateway', async (kit) => void kit.gateway()),
    check('a.wallet', async (kit) => void kit.wallet()),
    check('a.regular', async (kit) => void (await kit.regular())),
  ];
  expect((await runChecks(needs, kitWith('{}'))).map(({ why }) => why)).toEqual([
    'The configuration has no "gateway"',
    'The configuration has no "wallet"',
    'The configuration has no "regular"',
  ]);
});

test('a check that needs a missing call is skipped by name, without sending it', async () => {
  let asked = 0;
  const fetch = async () => {
    asked++;
    return Response.json({ errcode: 0 });
  };
  const kit = createKit(
    'https://casino.example',
    { without: ['safebox*'] },
    { fetch, now: () => 0, wait: async () => {} },
  );
  const [result] = await runChecks([check('a.call', async (of) => void (await of.client.call('safeboxLog')))], kit);
  expect([result?.state, result?.why, asked]).toEqual(['skipped', 'needs safeboxLog', 0]);
  expect([kit.client.has('safeboxTransfer'), kit.client.has('setSafeboxPassword')]).toEqual([false, true]);
});

test('where too many players register, the operator’s clock passes until it registers again, and is right in the end', async () => {
  const ahead: number[] = [];
  let ms = 0;
  const fetch: World['fetch'] = async (address, init) => {
    if (address === config.clock) {
      ({ ms } = JSON.parse(init?.body as string) as { ms: number });
      ahead.push(ms);
      return Response.json({});
    }
    if ((address as string).endsWith('accountRegist'))
      return Response.json(ms < 3_600_000 ? { errcode: 429, retryAfter: 1_800 } : registered);
    return Response.json({ errcode: 0, state: 'unknown', serverTime: 5_000 + ms });
  };
  const config = { clock: 'https://casino.example/clock' };
  const registered = { errcode: 0, token: 't', userInfo: { id: 1, nickname: 'K', coin: 0 } };
  const kit = createKit('https://casino.example', config, { fetch, now: () => 5_000, wait: async () => {} });
  expect((await kit.player()).token).toBe('t');
  expect(kit.rightTime()).toBe(3_605_000);
  expect(kit.client.serverTime()).toBe(3_605_000);
  await kit.end();
  expect(ahead).toEqual([1_800_000, 3_600_000, 0]);
});

test('a call is known by its success, or by the codes with which it was refused', async () => {
  const answers = [{ errcode: 429 }, { errcode: 401 }, { errcode: 429 }, { errcode: 0 }, { errcode: 400 }];
  const fetch: World['fetch'] = async () => Response.json(answers.shift());
  const { client } = createKit('https://casino.example', {}, { fetch, now: () => 0, wait: async () => {} });
  for (let each = 0; each < 3; each++) await client.call('logout');
  expect(client.called.get('logout')).toEqual([429, 401]);
  for (let each = 0; each < 2; each++) await client.call('logout');
  expect(client.called.get('logout')).toBe('done');
});
