import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listenerOf } from '#sandbox/http/listen.ts';
import { createRespond } from '#sandbox/http/respond.ts';
import { openTestOperator, type Answer } from '#sandbox/testing/testOperator.ts';
import { createLongAnswers, longestShort } from './longAnswers.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ respond: createRespond() });
});
afterAll(() => operator.close());

/** Waits long enough for everything ready to begin. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
};

/** A player with feedback, and a function that asks for its long answer without reading it. */
async function writer(address: string, { fetch, request } = operator) {
  const { token, userId } = await operator.player();
  const { time } = operator.clock;
  const { id } = await operator.db
    .insertInto('feedback')
    .values({ userId, type: 'game', content: 'Long', time })
    .returning('id')
    .executeTakeFirstOrThrow();
  const image = 'x'.repeat(longestShort);
  await operator.db.insertInto('feedbackPictures').values({ feedbackId: id, place: 0, image, time }).execute();
  return () => fetch(request('feedbackDetail', { id }, token), address);
}

const codeOf = async (answer: Response) => ((await answer.json()) as Answer).code;

test('three answers of a player are made at a time (S30)', async () => {
  let made = 0;
  let goOn = () => {};
  const may = new Promise<void>((done) => (goOn = done));
  async function respond(_: Request, answer: object) {
    made++;
    await may;
    return Response.json(answer);
  }
  const ask = await writer('10.0.0.1', await openTestOperator({ db: operator.db, respond }));
  const answers = Array.from({ length: 10 }, ask);
  await expect.poll(() => made).toBe(3);
  await settled();
  expect(made).toBe(3);
  goOn();
  for (const answer of await Promise.all(answers)) expect(await codeOf(answer)).toBe(200);
});

test('six long answers of a player wait until they are taken (S18)', async () => {
  const ask = await writer('10.0.0.1');
  const waiting: Response[] = [];
  for (let count = 0; count < 6; count++) waiting.push(await ask());
  expect(await codeOf(await ask())).toBe(429);
  expect(await codeOf(waiting[0]!)).toBe(200);
  await waiting[1]!.body!.cancel();
  for (let count = 0; count < 2; count++) waiting.push(await ask());
  expect(await codeOf(await ask())).toBe(429);
  expect(await Promise.all(waiting.slice(2).map(codeOf))).toEqual([200, 200, 200, 200, 200, 200]);
});

test('answers that seventeen players don’t take leave a place to others (S18)', async () => {
  const waiting: Response[] = [];
  for (let player = 0; player < 17; player++) {
    const ask = await writer('10.0.0.1');
    for (let count = 0; count < 6; count++) waiting.push(await ask());
  }
  const other = await writer('10.0.0.2');
  expect(await codeOf(await other())).toBe(200);
  const taken = await Promise.allSettled(waiting.map(codeOf));
  const codes = taken.map((each) => (each.status === 'fulfilled' ? each.value : undefined));
  expect(codes.filter((code) => code === 200)).toHaveLength(99);
});

test('a client that reads nothing gives the places of its answers back (S18)', async () => {
  const untilTaken = createLongAnswers();
  const text = 'x'.repeat(12_000_000);
  const player = { userId: 7, address: '10.0.0.1' };
  const answer = () => untilTaken(new Response(text, { headers: { 'content-length': String(text.length) } }), player);
  const server = createServer(listenerOf(answer, 500)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: 6 }, () => {
    const client = connect(port, '127.0.0.1').pause();
    client.on('error', () => {});
    client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return client;
  });
  function isFull() {
    try {
      void answer().body!.cancel();
      return false;
    } catch {
      return true;
    }
  }
  await expect.poll(isFull).toBe(true);
  await expect.poll(isFull, { timeout: 10_000 }).toBe(false);
  for (const client of clients) client.destroy();
});
