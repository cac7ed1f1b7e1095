import { expect, test, vi } from 'vitest';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { featureNames } from '#contract/features.ts';
import { loggedIn } from '#tests/support/loggedIn.ts';

const names = Object.keys(endpoints) as Name[];
const featureOf = (name: Name) => (endpoints[name] as Endpoint).feature;
const nothing = Object.fromEntries(featureNames.map((name) => [name, false]));

test('no call of a feature that the settings switch off reaches the operator: it is refused here with 404', async () => {
  const { core, stores, requests } = await loggedIn({});
  const before = requests.length;
  stores.settings.config = { features: nothing } as never;
  const calls = names.filter(featureOf);
  expect(calls.length).toBeGreaterThan(60);
  for (const name of calls) {
    const failure: unknown = await core.call(name, {}).catch((error: unknown) => error);
    expect([name, failure]).toEqual([name, expect.objectContaining({ kind: 'refused', code: 404 })]);
  }
  expect(requests.slice(before)).toEqual([]);
});

test('such a refusal is no call that support could look for, and no answer of the operator', async () => {
  const { core, stores } = await loggedIn({});
  stores.settings.config = { features: nothing } as never;
  const [heard, before] = [vi.fn(), core.lastCalls().length];
  core.onFailure(heard);
  await expect(core.call('getMail2', { pageNum: 1, pageSize: 20 })).rejects.toMatchObject({ code: 404 });
  expect(heard).not.toHaveBeenCalled();
  expect(core.lastCalls()).toHaveLength(before);
});

test('the same call reaches the operator while the feature isn’t named', async () => {
  const { core, stores, sent } = await loggedIn({ getMail2: () => ({ errcode: 404 }) });
  stores.settings.config = { features: { vip: false } } as never;
  await expect(core.call('getMail2', { pageNum: 1, pageSize: 20 })).rejects.toMatchObject({ code: 404 });
  expect(sent('getMail2')).toHaveLength(1);
});
