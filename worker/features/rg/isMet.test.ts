import { expect, test } from 'vitest';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { settle } from '#tests/support/world.ts';
// What the worker loads later is there at once.
import '#worker/network/laterEndpoint.ts';
import './rg.ts';

const minute = 60_000;
const until = now + 4_416 * hours;
const answer = { errcode: 0, realityMin: 60, playSec: 0 };
const excludedUntil = (end: number) => ({ ...answer, state: 2, until: end, irrevocableUntil: end, ref: 'SX-1' });

/** An exclusion that this device couldn't send, and its player's next log-in. */
const exclusion = {
  requestId: 'exclusion',
  userId: 7,
  token: 'former',
  at: now - hours,
  call: 'selfExclude',
  input: { type: 2, months: 6 },
  standing: { state: 2, until },
} as const;

/** What a device with a waiting exclusion sends when the operator's answer to `rgState` is this. */
async function backWith(rgState: () => unknown) {
  const tab = await playerOn({ rgState, selfExclude: () => excludedUntil(until + 4_416 * hours) });
  await tab.device.vault.change({ unheard: [exclusion] });
  await tab.core.identity.restoreRestrictions();
  await tab.world.pass(2 * minute);
  await settle();
  return tab;
}

test('an exclusion that its player has made on another device isn’t sent again from this one (RG-17)', async () => {
  const end = until + 5 * minute;
  const { sent, device, stores } = await backWith(() => excludedUntil(end));
  expect(sent('selfExclude')).toEqual([]);
  expect(device.vaulted().unheard).toEqual([]);
  expect(stores.rg).toMatchObject({ state: 2, until: end, pending: [], owed: false });
});

test.each([
  ['no exclusion', () => ({ ...answer, state: 0 })],
  ['a break', () => ({ ...excludedUntil(until + hours), state: 1 })],
  ['an exclusion with an earlier end', () => excludedUntil(until - 24 * hours)],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a waiting exclusion is sent when the operator has %s', async (_, rgState) => {
  const { sent, device } = await backWith(rgState);
  expect(sent('selfExclude')).toHaveLength(1);
  expect(device.vaulted().unheard).toEqual([]);
});
