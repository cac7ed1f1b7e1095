import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { createKit } from './kit.ts';
import type { World } from './network.ts';
import type { Player } from './players.ts';
import { runChecks } from './runChecks.ts';

const check = (id: string, run: Check['run']): Check => ({ id, says: 'It holds', cites: ['I1'], run });

test('a clock that nothing answers at skips its checks, with the address and the reason', async () => {
  const fetch: World['fetch'] = async (address) => {
    if (address === config.clock) throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
    return Response.json({ errcode: 0, state: 'unknown', serverTime: 0 });
  };
  const config = { clock: 'https://nowhere.example/clock' };
  const kit = createKit('https://casino.example', config, { fetch, now: () => 0, wait: async () => {} });
  const sets = check('a.clock', async (of) => of.ahead({ token: 't' } as Player, (put) => put(1)));
  const [result] = await runChecks([sets], kit);
  expect(result).toMatchObject({
    state: 'skipped',
    why: 'The "clock" at https://nowhere.example/clock can’t be set: fetch failed: getaddrinfo ENOTFOUND',
  });
});
