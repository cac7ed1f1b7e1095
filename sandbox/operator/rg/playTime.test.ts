import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const noon = Date.UTC(2026, 10, 24, 4);
/** Midnight in Manila before the first of December, a Tuesday: it cuts a day and a month, but no week. */
const midnight = Date.UTC(2026, 10, 30, 16);
beforeEach(() => {
  operator.clock.time = noon;
});
afterAll(() => operator.close());

const gameId = 1001;
const amount = 100;
const online = (token: string) => operator.call('online', { gameId }, token);

test('a phone locked in a game uses up no time limit until its player is back', async () => {
  const { token } = await operator.player(10_000);
  await operator.limit(token, 'session', 'day', 60);
  await operator.sit(token);
  operator.clock.time += minute;
  await online(token);
  operator.clock.time += 3 * hour;
  expect(await online(token)).toMatchObject({ rg: { stop: false, leftSec: 60 * 60 - 150 } });
  expect(await operator.call('rgState', {}, token)).toMatchObject({ playSec: 150, stop: false });
  operator.clock.time += minute;
  expect(await operator.call('rgState', {}, token)).toMatchObject({ playSec: 210 });
});

test('a win that comes hours after its bet uses no time in between', async () => {
  const { token } = await operator.player(10_000);
  await operator.limit(token, 'session', 'day', 60);
  const { session } = await operator.sit(token);
  operator.clock.time += minute;
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount });
  operator.clock.time += 3 * hour;
  await operator.wallet.win({ ...round, amount });
  expect(await operator.call('rgState', {}, token)).toMatchObject({ playSec: 150, stop: false });
});

/** The seconds from one time to another that are at most 90 s after a sign, counted one by one. */
function counted(signs: readonly number[], from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at += second) if (signs.some((sign) => sign <= at && at < sign + 90 * second)) total++;
  return total;
}

const longest = 300;
const steps = fc.array(
  fc.record({ by: fc.constantFrom('online', 'bet', 'win'), after: fc.integer({ min: 0, max: longest }) }),
  { maxLength: 8 },
);

/** Timeout for playing all examples on a busy machine, milliseconds. */
const patience = 60_000;

test(
  'play time is the 90 s after each sign of a player, each second once, in each day, week and month',
  async () => {
    const examples = fc.asyncProperty(
      steps,
      fc.integer({ min: 0, max: 4 * longest }),
      fc.integer({ min: 0, max: longest }),
      fc.boolean(),
      async (taken, before, after, exits) => {
        const { clock, wallet } = operator;
        const start = midnight - before * second;
        clock.time = start;
        const { token } = await operator.player(10_000);
        const { session } = await operator.sit(token);
        const [signs, open] = [[start], [] as { session: string; roundId: string }[]];
        for (const step of taken) {
          clock.time += step.after * second;
          const round = step.by === 'win' ? open.shift() : undefined;
          if (round) await wallet.win({ ...round, amount });
          else if (step.by === 'bet') {
            open.push({ session, roundId: randomUUID() });
            await wallet.bet({ ...open.at(-1)!, amount });
          } else await online(token);
          signs.push(clock.time);
        }
        clock.time += after * second;
        const end = clock.time;
        if (exits) {
          await operator.act('exitGame', {}, token);
          clock.time += longest * second;
        }
        const day = clock.time < midnight ? start : midnight;
        expect(await operator.call('rgSession', {}, token)).toMatchObject({
          playSec: counted(signs, start, end),
          today: { playSec: counted(signs, day, end) },
          week: { playSec: counted(signs, start, end) },
          month: { playSec: counted(signs, day, end) },
        });
      },
    );
    await fc.assert(examples, { numRuns: 20 * timesAsMany });
  },
  patience * timesAsMany,
);
