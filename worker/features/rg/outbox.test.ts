import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { settle } from '#tests/support/world.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 21, 4);
const aBreak = { errcode: 0, state: 1, until: now + 24 * hour, irrevocableUntil: now + 24 * hour, ref: '' };
const free = { errcode: 0, state: 0, realityMin: 60, playSec: 0 };

/** A player's tab, with an operator that answers a break with whatever `answer` holds. */
async function playerOn(first: unknown, device = fakeDevice()) {
  const answer = { now: first };
  const network = scripted({ selfExclude: () => answer.now, selfLimitSet: () => answer.now, rgState: () => free });
  const tab = openTab(network.fetch, device);
  if (!device.vaulted().token) await device.vault.change({ token: 'secret', userId: 7, epoch: 'e', deviceId: 'd' });
  await tab.app.tab.start();
  return { ...tab, ...network, answer, device };
}

test.each([429, 500, 502, 504, 423, 9999])(
  'a break answered with envelope code %i holds here and is resent with the same id (S6)',
  async (errcode) => {
    const { app, stores, sent, world, answer } = await playerOn({ errcode });
    expect(await app.rg.selfExclude({ type: 1, hours: 24 })).toEqual({ isDelivered: false });
    await app.rg.checkProtection();
    expect(stores.rg).toMatchObject({ state: 1, owed: true });
    await world.pass(minute);
    await settle();
    expect(stores.rg).toMatchObject({ state: 1, owed: true });
    answer.now = aBreak;
    await world.pass(3 * minute);
    expect(stores.rg).toMatchObject({ state: 1, until: aBreak.until, owed: false });
    expect(new Set(sent('selfExclude').map(({ body }) => body['requestId'])).size).toBe(1);
  },
);

test('a request without a conclusive answer is resent less and less, to every half hour (S6)', async () => {
  const { app, sent, world } = await playerOn({ errcode: 500 });
  await app.rg.selfExclude({ type: 1, hours: 24 });
  await world.pass(31 * minute);
  expect(sent('selfExclude')).toHaveLength(1 + 5);
  await world.pass(5 * hour);
  expect(sent('selfExclude').length).toBeGreaterThanOrEqual(1 + 5 + 9);
  expect(sent('selfExclude').length).toBeLessThanOrEqual(1 + 5 + 11);
});

test.each([400, 404, 409])(
  'a pending break that is resent ends with code %i, and its player is notified (S6)',
  async (errcode) => {
    const { app, stores, world, answer, device } = await playerOn(new Response('', { status: 502 }));
    await app.rg.selfExclude({ type: 1, hours: 24 });
    answer.now = { errcode };
    await world.pass(minute);
    await settle();
    expect(stores.rg).toMatchObject({ state: 0, owed: false, refused: [{ call: 'selfExclude' }] });

    // It also shows after a restart, until the player has seen it.
    const next = await playerOn(undefined, device);
    await settle();
    expect(next.stores.rg).toMatchObject({ refused: [{ call: 'selfExclude' }] });
    await next.app.rg.refusedSeen();
    await settle();
    for (const { rg } of [stores, next.stores]) expect(rg.refused).toEqual([]);
  },
);

test('the end of a request is shown only to its player (S6)', async () => {
  const { app, stores, world, answer, device } = await playerOn(new Response('', { status: 502 }));
  await app.rg.setLimit({ kind: 'deposit', period: 'day', value: 50_000 }, 0);
  answer.now = { errcode: 400 };
  await app.player.logout();
  await world.pass(minute);
  await settle();
  expect(stores.rg).toMatchObject({ owed: false });
  expect(stores.rg.refused ?? []).toEqual([]);
  await device.vault.change({ token: 'other', userId: 8, epoch: 'f' });
  const other = await playerOn(undefined, device);
  await settle();
  expect(other.stores.rg.refused ?? []).toEqual([]);
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'g' });
  const back = await playerOn(undefined, device);
  await settle();
  expect(back.stores.rg).toMatchObject({ refused: [{ call: 'selfLimitSet' }] });
});

test('an exclusion whose tab died is sent at once after the clock was set back (S6)', async () => {
  const device = fakeDevice();
  const at = now + 3 * hour;
  const request = { requestId: 'x', userId: 7, token: 'secret', at, sending: at + 10_000 } as const;
  const unheard = [{ ...request, call: 'selfExclude', input: { type: 1, hours: 24 } } as const];
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'e', deviceId: 'd', unheard });
  const { sent, world } = await playerOn(aBreak, device);
  await world.pass(minute);
  expect(sent('selfExclude')).toHaveLength(1);
});
