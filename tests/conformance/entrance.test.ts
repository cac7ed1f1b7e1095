import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { createKit } from './kit.ts';
import type { World } from './network.ts';
import { runChecks } from './runChecks.ts';

const check = (id: string, run: Check['run']): Check => ({ id, says: 'It holds', cites: ['I1'], run });
const registered = { errcode: 0, token: 't', userInfo: { id: 1, nickname: 'K', coin: 0 } };
const needsPlayer = ['a.one', 'a.two', 'b.three'].map((id) => check(id, async (kit) => void (await kit.player())));

test('where the first registration is refused, one check fails and those after it aren’t run', async () => {
  let asked = 0;
  const fetch: World['fetch'] = async () => {
    asked++;
    return Response.json({ errcode: 400, field: 'termsVersion' });
  };
  const kit = createKit('https://casino.example', {}, { fetch, now: () => 0, wait: async () => {} });
  const stopped = 'Not run, since the first player couldn’t come in: see the first failure';
  const results = await runChecks(needsPlayer, kit);
  expect(results.map(({ state, why }) => [state, why])).toEqual([
    ['failed', 'A new player; without one most checks can’t be run'],
    ['skipped', stopped],
    ['skipped', stopped],
  ]);
  expect(kit.stopped()).toBe(stopped);
  expect(asked).toBe(1);
});

test('a refusal of a later registration fails its check alone', async () => {
  let asked = 0;
  const fetch: World['fetch'] = async (address) => {
    if (!(address as string).endsWith('accountRegist'))
      return Response.json({ errcode: 0, state: 'unknown', serverTime: 0 });
    return Response.json(++asked === 2 ? { errcode: 2004 } : registered);
  };
  const kit = createKit('https://casino.example', {}, { fetch, now: () => 0, wait: async () => {} });
  const results = await runChecks(needsPlayer, kit);
  expect(results.map(({ state }) => state)).toEqual(['passed', 'failed', 'passed']);
  expect(kit.stopped()).toBe('');
});

test('a regular player who can’t log in fails one check, and players of others come in', async () => {
  const fetch: World['fetch'] = async (address) => {
    if ((address as string).endsWith('accountLogin')) return Response.json({ errcode: 2001, left: 4 });
    if ((address as string).endsWith('accountRegist')) return Response.json(registered);
    return Response.json({ errcode: 0, state: 'unknown', serverTime: 0 });
  };
  const config = { regular: { account: 'known', password: 'wrong' } };
  const kit = createKit('https://casino.example', config, { fetch, now: () => 0, wait: async () => {} });
  const reads = ['a.one', 'a.two'].map((id) => check(id, async (of) => void (await of.reader())));
  const results = await runChecks([...reads, ...needsPlayer], kit);
  expect(results.map(({ state }) => state)).toEqual(['failed', 'skipped', 'passed', 'passed', 'passed']);
  expect(results[1]!.why).toBe('Not run, since the "regular" player couldn’t come in: see the failure before');
});

test('where too many players register, none is asked for again, and the reason says for how long and what helps', async () => {
  let asked = 0;
  const fetch: World['fetch'] = async () => {
    asked++;
    return Response.json({ errcode: 429, retryAfter: 1_800 });
  };
  const kit = createKit('https://casino.example', {}, { fetch, now: () => 0, wait: async () => {} });
  const results = await runChecks(needsPlayer, kit);
  expect(results.map(({ state }) => state)).toEqual(['skipped', 'skipped', 'skipped']);
  expect(kit.stopped()).toMatch(
    /no more players for 1800 s \(429\): raise its cap .* or configure "accounts" or a "clock"$/,
  );
  expect(results.map(({ why }) => why)).toEqual(results.map(() => kit.stopped()));
  expect(asked).toBe(1);
});

test('where the accounts of the configuration are used up, the rest isn’t run', async () => {
  const fetch: World['fetch'] = async (address) =>
    Response.json((address as string).endsWith('accountLogin') ? registered : { errcode: 0, state: 'unknown' });
  const config = { accounts: [{ account: 'kit_001', password: 'p3-word' }] };
  const kit = createKit('https://casino.example', config, { fetch, now: () => 0, wait: async () => {} });
  const results = await runChecks(needsPlayer, kit);
  expect(results.map(({ state }) => state)).toEqual(['passed', 'skipped', 'skipped']);
  expect(kit.stopped()).toBe('Not run, since the configuration has no "accounts" left');
});
