import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { emptyVault } from '#worker/storage/vault.ts';
import { playerOn, now, hours } from '#tests/support/rgPlayer.ts';
import { fakeDevice } from '#tests/support/tab.ts';

const done = { errcode: 0, state: 1, until: now + 720 * hours, irrevocableUntil: now + 720 * hours, ref: 'X' };

/** A break that a tab of this player was sending when it died. */
const left = {
  requestId: 'x',
  userId: 7,
  token: 'secret',
  at: now - hours,
  sending: now - hours + 10_000,
  call: 'selfExclude',
  input: { type: 1, hours: 720 },
} as const;

/** A player whose next change of the outbox waits until `go`, as on a slow device. */
async function slow() {
  const device = fakeDevice();
  const free = { errcode: 0, state: 0, realityMin: 60, playSec: 0 };
  const tab = await playerOn(
    {
      selfExclude: () => done,
      selfLimitSet: () => ({ errcode: 0, applied: true, effectiveAt: 0, id: 1 }),
      rgState: () => free,
      logout: () => ({ errcode: 0 }),
    },
    device,
  );
  await tab.app.rg.checkProtection();
  const change = device.vault.change;
  let go = () => {};
  const held = new Promise<void>((open) => (go = open));
  device.vault.change = async (changes, always) => {
    if (typeof changes === 'function' && 'unheard' in changes(emptyVault)) await held;
    return change(changes, always);
  };
  const ben = async () => {
    const entered = tab.core.identity.enter('of 8', { id: 8, nickname: 'Ben', coin: 0 as Money }, false);
    await tab.world.pass(0);
    await entered;
  };
  return { ...tab, device, go: () => go(), ben };
}

test('a break that is being stored isn’t sent for the next player (I5)', async () => {
  const { app, sent, world, go, ben } = await slow();
  const asked = app.rg.selfExclude({ type: 1, hours: 720 }).catch((error: unknown) => error);
  await world.pass(0);
  await ben();
  go();
  await world.pass(0);
  await asked;
  expect(sent('selfExclude').map(({ token }) => token)).not.toContain('of 8');
});

test('a limit that is being stored isn’t sent for the next player (I5)', async () => {
  const { app, sent, world, go, ben } = await slow();
  const asked = app.rg.setLimit({ kind: 'deposit', period: 'day', value: 10_000 }, 0).catch((error: unknown) => error);
  await world.pass(0);
  await ben();
  go();
  await world.pass(0);
  await asked;
  expect(sent('selfLimitSet').map(({ token }) => token)).not.toContain('of 8');
});

test('a break that is delivered later keeps its player’s token when the next one logs in (I5)', async () => {
  const { core, device, sent, world, go, ben } = await slow();
  await device.vault.change({ unheard: [left] });
  await core.identity.restoreRestrictions();
  await world.pass(2 * 60_000);
  await ben();
  expect(sent('selfExclude')).toEqual([]);
  go();
  await world.pass(0);
  expect(sent('selfExclude').map(({ token }) => token)).toEqual(['secret']);
});

test('a log-out from all devices that waits for a delivery isn’t sent for the next player (I5)', async () => {
  const { app, device, sent, world, go, ben, stores } = await slow();
  await device.vault.change({ unheard: [left] });
  const asked = app.player.logout({ all: true }).catch((error: unknown) => error);
  await world.pass(0);
  await ben();
  go();
  await world.pass(0);
  expect(await asked).toMatchObject({ kind: 'stopped' });
  expect(sent('logout').map(({ token }) => token)).not.toContain('of 8');
  expect(stores.session.userId).toBe(8);
});
