import { expect, test } from 'vitest';
import { fakeWorld, settle } from '#tests/support/world.ts';
import { createLeaderTasks } from './leaderTasks.ts';
import { createTabBus } from './bus.ts';

const minute = 60_000;

/** A task of the leader, and its reported errors. */
function leader(round: () => Promise<boolean>) {
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const mistakes: unknown[] = [];
  const report = (error: unknown) => (mistakes.push(error), false as const);
  const line = createTabBus(world, () => '', report);
  const duties = createLeaderTasks(world, line, report);
  const { ifDue } = duties.every('beat', minute, round);
  duties.lead(true);
  return { world, ifDue, mistakes };
}

test('a round that could do nothing is repeated on request, once', async () => {
  let rounds = 0;
  let possible = false;
  const { world, ifDue } = leader(async () => (rounds++, possible));
  await world.pass(minute);
  possible = true;
  ifDue();
  await settle();
  ifDue();
  await settle();
  expect(rounds).toBe(2);
});

test('a round in progress is not started again', async () => {
  const ends: ((did: boolean) => void)[] = [];
  const { world, ifDue } = leader(() => new Promise((done) => void ends.push(done)));
  await world.pass(minute);
  ends[0]!(false);
  await settle();
  ifDue();
  ifDue();
  expect(ends).toHaveLength(2);
});

test('a round repeated on request does not run again at its regular time', async () => {
  const ends: ((did: boolean) => void)[] = [];
  const { world, ifDue } = leader(() => new Promise((done) => void ends.push(done)));
  await world.pass(minute);
  ends[0]!(false);
  await world.pass(minute - 1);
  ifDue();
  await world.pass(minute - 1);
  expect(ends).toHaveLength(2);
});

test('a round that throws is logged as an error, and the next one still runs', async () => {
  const { world, mistakes } = leader(() => Promise.reject(new Error('planted')));
  await world.pass(2 * minute);
  expect(mistakes).toHaveLength(2);
});

test('setting the clock during a round does not hasten the next leader’s round (I11)', async () => {
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const tab = () =>
    createLeaderTasks(
      world,
      createTabBus(world, () => '', console.error),
      console.error,
    );
  const [first, second] = [tab(), tab()];
  first.every('beat', minute, async (begin) => {
    world.set(10 * minute);
    return begin();
  });
  let rounds = 0;
  second.every('beat', minute, async () => (rounds++, true));
  first.lead(true);
  await world.pass(minute);
  first.lead(false);
  second.lead(true);
  await world.pass(minute - 1);
  expect(rounds).toBe(0);
  await world.pass(1);
  expect(rounds).toBe(1);
});
