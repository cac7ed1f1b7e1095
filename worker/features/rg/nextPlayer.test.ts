import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { emptyVault } from '#worker/storage/vault.ts';
import { playerOn, now, hours } from '#tests/support/rgPlayer.ts';
import { fakeDevice } from '#tests/support/tab.ts';

const done = { errcode: 0, state: 1, until: now + 720 * hours, irrevocableUntil: now + 720 * hours, ref: 'X' };

/** A player whose next change of the outbox waits until `go`, as on a slow device. */
async function slow() {
  const device = fakeDevice();
  const free = { errcode: 0, state: 0, realityMin: 60, playSec: 0 };
  const tab = await playerOn(
    {
      selfExclude: () => done,
      selfLimitSet: () => ({ errcode: 0, applied: true, effectiveAt: 0, id: 1 }),
      rgState: () => free,
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
