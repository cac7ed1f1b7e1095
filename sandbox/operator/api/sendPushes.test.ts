import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { pushRegularly } from './regularly.ts';
import { atOnce, mostUnanswered } from '../push/perService.ts';
import { sendPushes } from './sendPushes.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
// No message runs out of time by itself.
beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal));
afterEach(() => {
  vi.restoreAllMocks();
  for (const { received } of [operator.service, operator.other]) received.splice(0);
});
afterAll(() => operator.close());

/** How long what the operator does meanwhile may take, milliseconds. */
const soon = 10_000;
const hour = 60 * 60_000;

/** The devices of a player. */
const devicesEach = 10;

/** The other push service's silence until the test ends, or what is returned is called. */
function silenceOther() {
  const answer = operator.other.fallSilent();
  onTestFinished(answer);
  return answer;
}

/** Queues a message for each device of so many players, all at the other push service. */
async function crowd(players: number) {
  for (let each = 0; each < players; each++) {
    const { token, userId } = await operator.player();
    for (let count = 0; count < devicesEach; count++) await operator.device(token, { at: operator.other });
    await operator.note(userId, 'mail');
  }
  operator.clock.time += 1;
  return players * devicesEach;
}

const send = () => sendPushes(operator.context, operator.clock.time);
const outcomes = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);

test('a push service that doesn’t answer holds up no other, and gets a bounded number at once (O-23)', async () => {
  const answer = silenceOther();
  const waiting = await crowd(3);
  const { token, userId } = await operator.player();
  const { path } = await operator.device(token);
  await operator.note(userId, 'mail');
  const sent = send();
  await vi.waitFor(() => expect(operator.service.received.map((each) => each.path)).toEqual([path]), soon);
  await vi.waitFor(() => expect(operator.other.received).toHaveLength(atOnce), soon);
  answer();
  expect(await sent).toEqual(outcomes(waiting + 1, 'sent'));
});

test('a push service that has left several in a row unanswered gets no more of them (O-23)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const waiting = await crowd(3);
  expect(await send()).toEqual(outcomes(waiting, 'failed'));
  expect(timeout.mock.calls.length).toBeLessThan(atOnce + mostUnanswered);
});

test('a break and a log-out withhold the messages that still wait (O-23, RG-20)', async () => {
  const answer = silenceOther();
  const waiting = await crowd(atOnce / devicesEach);
  const [onBreak, loggedOut] = [await operator.player(), await operator.player()];
  for (const { token, userId } of [onBreak, loggedOut]) {
    await operator.device(token, { at: operator.other });
    await operator.note(userId, 'mail');
  }
  const sent = send();
  await vi.waitFor(() => expect(operator.other.received).toHaveLength(waiting), soon);
  await operator.act('selfExclude', { type: 1, hours: 24 }, onBreak.token);
  await operator.call('logout', {}, loggedOut.token);
  answer();
  expect(await sent).toEqual(outcomes(waiting, 'sent'));
});

test('a withdrawal ends though a push service doesn’t answer (O-23)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = silenceOther();
  const { token, userId, accountId } = await operator.known(100_000);
  await operator.device(token, { at: operator.other });
  await operator.note(userId, 'mail');
  const stop = pushRegularly({ context: operator.context, now: () => operator.clock.time });
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(() => expect(operator.other.received).toHaveLength(1), soon);
  const asked = { amount: 10_000, name: 'gcash', accountId, smsCode: await operator.code(token) };
  const { orderNo } = await operator.act('exchange', asked, token);
  operator.clock.time += hour;
  const settled = operator.db.selectFrom('withdrawals').select('settled').where('orderNo', '=', String(orderNo));
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(async () => expect(await settled.execute()).toEqual([{ settled: true }]), soon);
  expect(operator.other.received).toHaveLength(1);
  answer();
  await stop();
});
