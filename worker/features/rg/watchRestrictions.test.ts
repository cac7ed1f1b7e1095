import { expect, test, vi } from 'vitest';
import { openTab, fakeDevice, scripted } from '#tests/support/tab.ts';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { settle } from '#tests/support/world.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const until = now + hours;
const over = { errcode: 0, state: 0, realityMin: 60, playSec: 0 };
const onBreak = { ...over, state: 1, until, irrevocableUntil: until, ref: '' };

/** A player whose break ends in an hour; from then on the operator answers as `answer` says. */
async function almostOver(answer: () => unknown) {
  const player = await playerOn({
    selfExclude: () => onBreak,
    rgState: () => (player.world.now() < until ? onBreak : answer()),
    preLogin: () => ({ code: 0, gameListVersion: '1', games: [] }),
  });
  await player.app.rg.selfExclude({ type: 1, hours: 1 });
  await player.world.pass(until - player.world.now() - 1);
  const before = player.sent('rgState').length;
  return { ...player, asked: () => player.sent('rgState').length - before };
}

test.each([
  ['has no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => new Response('', { status: 502 })],
  ['comes too early', () => onBreak],
])('a break ends although the check at its end %s', async (_, first) => {
  let checks = 0;
  const { asked, stores, world } = await almostOver(() => (checks++ ? over : first()));
  await world.pass(1);
  await settle();
  expect([stores.rg.state, checks]).toEqual([1, 1]);
  await world.pass(5 * seconds);
  await settle();
  expect(stores.rg.state).toBe(0);
  const before = asked();
  await world.pass(10 * minutes);
  expect(asked()).toBe(before);
});

test('a break that should be over is checked after pauses that grow up to a minute', async () => {
  const { asked, world } = await almostOver(() => onBreak);
  await world.pass(1);
  const counts: number[] = [];
  for (const pause of [5, 5, 10, 20, 40, 60, 60]) {
    await world.pass(pause * seconds - 1);
    counts.push(asked());
    await world.pass(1);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked()).toBe(8);
});

test('a break that should be over is checked at once when the operator answers again', async () => {
  let reached = false;
  const { app, stores, world } = await almostOver(() => (reached ? over : Promise.reject(new TypeError('gone'))));
  await world.pass(3 * minutes);
  expect(stores.rg.state).toBe(1);
  reached = true;
  await app.session.bootstrap();
  await world.pass(0);
  await settle();
  expect(stores.rg.state).toBe(0);
});

test('a break that should be over is not checked while the operator is down, but at once after it', async () => {
  const { asked, stores, world } = await almostOver(() => over);
  stores.network.down = true;
  await world.pass(10 * minutes);
  expect([stores.rg.state, asked()]).toEqual([1, 0]);
  stores.network.down = false;
  await world.pass(0);
  await settle();
  expect([stores.rg.state, asked()]).toEqual([0, 1]);
});

test('a restriction without an end is not checked again', async () => {
  const { app, sent, stores, world } = await playerOn({ rgState: () => ({ ...over, state: 2 }) });
  await app.rg.checkProtection();
  await world.pass(hours);
  expect(stores.rg.state).toBe(2);
  expect(sent('rgState')).toHaveLength(1);
});

test('a visitor’s break ends at its time on a clock that was set back', async () => {
  const device = fakeDevice();
  await device.vault.change({ restrictions: { 7: { state: 1, until, irrevocableUntil: until, ref: '' } } });
  const { app, stores, world } = openTab(scripted({}).fetch, device);
  await app.tab.follow();
  world.set(-hours);
  await world.pass(hours);
  expect(stores.rg.state).toBe(1);
  await world.pass(hours);
  expect(stores.rg.state).toBe(0);
});

test('no timer is longer than browsers allow', async () => {
  const end = now + 180 * 24 * hours;
  const { app, core, stores, world } = await playerOn({
    selfExclude: () => ({ ...onBreak, state: 2, until: end, irrevocableUntil: end }),
  });
  const after = vi.spyOn(core.world, 'after');
  await app.rg.selfExclude({ type: 2, months: 6 });
  await world.pass(0);
  await settle();
  expect(stores.rg.until).toBe(end);
  expect(Math.max(...after.mock.calls.map(([ms]) => ms))).toBeLessThan(2 ** 31);
});
