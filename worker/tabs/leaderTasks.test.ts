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

test('of two leading tabs, without locks, one runs a task', async () => {
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const rounds: string[] = [];
  for (const tab of ['first', 'second']) {
    const bus = createTabBus(
      world,
      () => '',
      () => {},
    );
    const tasks = createLeaderTasks(world, bus, () => {});
    tasks.every('beat', minute, async () => rounds.push(tab) > 0);
    tasks.lead(true);
    await world.pass(minute / 2);
  }
  await world.pass(3 * minute);
  expect(rounds).toEqual(['first', 'first', 'first', 'first']);
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

test.each([
  ['a moment', 'at its pace', 30_000, 2_000, 2_000],
  ['minutes', 'spread over minutes', 5 * minute, minute, 4 * minute],
])(
  'after a rest of %s for an operator that was down, a task goes on %s (F7)',
  async (_rest, _how, downFor, early, late) => {
    const world = fakeWorld(() => Promise.reject(new Error('no network')));
    world.random = () => 0.5;
    const never = () => false as const;
    let isDown = true;
    let rounds = 0;
    const tasks = createLeaderTasks(
      world,
      createTabBus(world, () => '', never),
      never,
      () => isDown,
    );
    tasks.every('events', 2_000, async () => (rounds++, true));
    tasks.lead(true);
    await world.pass(downFor);
    expect(rounds).toBe(0);
    isDown = false;
    await world.pass(early - 1_000);
    expect(rounds).toBe(0);
    await world.pass(late - early + 2_000);
    expect(rounds).toBeGreaterThan(0);
  },
);
