import { expect, test } from 'vitest';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { settle } from '#tests/support/world.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';
// What the worker loads later is there at once.
import '#worker/network/laterEndpoint.ts';
import './rg.ts';

const minute = 60_000;
const day = 24 * hours;
const expired = () => ({ errcode: 401 });
const answers = {
  preLogin: () => ({ code: 0, gameListVersion: '1', games: [] }),
  selfLimitSet: expired,
  marketingOptOut: expired,
  rgAck: expired,
  selfExclude: expired,
};

/** One request of each kind, stored at this time in a session that the operator has ended since. */
const requestsOf = (at: number): PendingRequest[] => {
  const common = { userId: 7, token: 'secret', at };
  return [
    { ...common, requestId: 'a', call: 'selfLimitSet', input: { kind: 'deposit', period: 'day', value: 50_000 } },
    { ...common, requestId: 'b', call: 'marketingOptOut', input: { sms: true } },
    { ...common, requestId: 'c', call: 'rgAck', input: { kind: 'reality', action: 'continue' } },
    { ...common, requestId: 'd', call: 'selfExclude', input: { type: 2, months: 6 } },
  ];
};

/** A visitor's first two minutes on a device that holds these requests. */
async function visitorWith(unheard: PendingRequest[]) {
  const device = fakeDevice();
  await device.vault.change({ deviceId: 'd', unheard });
  const network = scripted(answers);
  const tab = openTab(network.fetch, device);
  await tab.app.tab.start();
  await tab.world.pass(2 * minute);
  await settle();
  return { ...network, device };
}

test('of requests of a session that expired over 30 days ago only the exclusion is kept (S6)', async () => {
  const { device, sent } = await visitorWith(requestsOf(now - 31 * day));
  expect(device.vaulted().unheard.map(({ call }) => call)).toEqual(['selfExclude']);
  expect(sent('selfLimitSet')).toHaveLength(1);
});

test('requests of an expired session wait for their player’s log-in for 30 days (S6)', async () => {
  const { device } = await visitorWith(requestsOf(now - 29 * day));
  expect(device.vaulted().unheard).toHaveLength(4);
});

test('a player whose requests were given up is told about them at the next log-in (S6)', async () => {
  const { device } = await visitorWith(requestsOf(now - 31 * day));
  await device.vault.change({ unheard: [] });
  const { stores } = await playerOn(answers, device);
  await settle();
  expect(stores.rg.refused?.map(({ call }) => call)).toEqual(['selfLimitSet', 'marketingOptOut']);
});
