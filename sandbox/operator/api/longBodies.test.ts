import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { longestOfStrangers } from '../http/request.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { leastRate } from './longBodies.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** Waits long enough for everything ready to begin. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
};

/** An upload from an address: its answer's code, and functions to send some bytes of it, and to end it. */
function upload(token: string, address: string, announced = longestOfStrangers + 1) {
  let body: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  const { url, headers } = operator.request('uploadKyc', {}, token);
  headers.set('content-length', String(announced));
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, headers, duplex: 'half' };
  const answered = operator
    .fetch(new Request(url, init), address)
    .then(async (response) => ((await response.json()) as { errcode: number }).errcode);
  return {
    answered,
    send: (bytes: number) => body.enqueue(new Uint8Array(bytes).fill(32)),
    end: () => body.close(),
  };
}
type Upload = ReturnType<typeof upload>;

const beginning = longestOfStrangers + 1;
/** The code of a body that was read whole: it is no JSON, or no picture. */
const whole = 400;

/** Seventeen players with six uploads each. */
async function crowd(addressOf: (player: number) => string): Promise<Upload[]> {
  const all: Upload[] = [];
  for (let player = 0; player < 17; player++) {
    const { token } = await operator.player();
    for (let count = 0; count < 6; count++) all.push(upload(token, addressOf(player)));
  }
  await settled();
  return all;
}

/** The code of one more player's upload, from another address. */
async function another(): Promise<number> {
  const { answered, send, end } = upload((await operator.player()).token, '10.0.0.2');
  await settled();
  send(beginning);
  await settled();
  end();
  return answered;
}

async function endAll(uploads: readonly Upload[]) {
  for (const { end } of uploads) {
    try {
      end();
    } catch {
      // The operator has cancelled it.
    }
  }
  return Promise.all(uploads.map(({ answered }) => answered));
}

test('announced bodies that never come hold up nobody’s (S18)', async () => {
  const announced = await crowd(() => '10.0.0.1');
  expect(await another()).toBe(whole);
  expect(await endAll(announced)).toEqual(announced.map(() => whole));
});

test.each([
  ['one address', () => '10.0.0.1'],
  ['seventeen addresses', (player: number) => `10.0.0.${player + 10}`],
  ['one line', (player: number) => `2001:db8:1:a${player + 10}::1`],
])('bodies of seventeen players of %s leave a place to others (S18)', async (_, addressOf) => {
  const crowded = await crowd(addressOf);
  for (const { send } of crowded) send(beginning);
  await settled();
  expect(await another()).toBe(whole);
  const said = await endAll(crowded);
  expect(said.filter((code) => code === 429).length).toBeLessThanOrEqual(3);
  const again = await crowd(addressOf);
  expect(await endAll(again)).toEqual(again.map(() => whole));
});

test('a body that hardly comes is ended, and a slow one isn’t (S18)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { token } = await operator.player();
  const length = 500_000;
  const [slow, stuck] = [upload(token, '10.0.0.1', length), upload(token, '10.0.0.1', length)];
  await settled();
  for (const { send } of [slow, stuck]) send(beginning);
  await settled();
  for (let count = 0; count < 4; count++) {
    slow.send(leastRate.bytes);
    if (count === 0) stuck.send(leastRate.bytes);
    await settled();
    vi.advanceTimersByTime(leastRate.period);
    await settled();
  }
  slow.end();
  expect([await slow.answered, await stuck.answered]).toEqual([whole, 429]);
});

test('a long body counts until its call is answered (S18)', async () => {
  operator.switches.set({ hangs: { uploadKyc: { when: 'before' } } });
  onTestFinished(() => operator.switches.reset());
  const { token } = await operator.player();
  const image = 'x'.repeat(longestOfStrangers);
  const call = () => operator.call('uploadKyc', { ...samples.uploadKyc, image }, token, '10.0.0.1');
  const waiting = Array.from({ length: 6 }, call);
  await settled();
  expect(await call()).toMatchObject({ errcode: 429 });
  operator.switches.reset();
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ errcode: whole });
  expect(await call()).toMatchObject({ errcode: whole });
});

test('a body that has come isn’t ended while its call waits (S18)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  operator.switches.set({ hangs: { uploadKyc: { when: 'before' } } });
  onTestFinished(() => {
    operator.switches.reset();
    vi.useRealTimers();
  });
  const { token } = await operator.player();
  const image = 'x'.repeat(longestOfStrangers);
  const waiting = operator.call('uploadKyc', { ...samples.uploadKyc, image }, token, '10.0.0.1');
  await settled();
  expect(vi.getTimerCount()).toBe(0);
  operator.switches.reset();
  expect(await waiting).toMatchObject({ errcode: whole });
});
