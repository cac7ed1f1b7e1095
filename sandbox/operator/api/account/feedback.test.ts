import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { bytesOfPicture, sentBytes } from '#contract/feedback/pictures.ts';
import { claiming, pictureOf } from '#sandbox/testing/picture.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { answerFeedback } from './feedback.ts';
import { mostADay } from '#sandbox/operator/feedback/added.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

const picture = pictureOf();
const said = { type: 'game', content: 'The reels stood still.', images: [] as string[] };
const add = (token: string, more: object = {}) => trial.act('feedbackAdd', { ...said, ...more }, token);
const list = async (token: string) =>
  (await trial.call('feedbackList', { pageNum: 1, pageSize: 20 }, token))['data'] as Output<'feedbackList'>;
const detail = (token: string, id: unknown) => trial.call('feedbackDetail', { id }, token);
const dot = async (token: string) => (await trial.call('activityGetStatusList', {}, token))['feedback'];

test('FB-01, FB-03: what is sent is in the record with its pictures, and with the replies once there are some', async () => {
  const { token, userId } = await trial.player();
  const sent = { type: 'deposit', content: '  It hasn’t come yet. ', contact: ' 0917 ', images: [picture, picture] };
  const { id } = await add(token, sent);
  expect(await list(token)).toMatchObject({
    list: [{ id, type: 'deposit', status: 0, unread: false, pictures: 2 }],
    pages: 1,
    total: 1,
  });
  expect(await detail(token, id)).toMatchObject({
    data: { content: 'It hasn’t come yet.', contact: '0917', images: [picture, picture], replies: [] },
  });
  await answerFeedback(trial.db, userId, { reply: 'It has now.', status: 1 }, trial.clock.time);
  expect(await detail(token, id)).toMatchObject({
    data: { status: 1, replies: [{ from: 'staff', text: 'It has now.', time: trial.clock.time }] },
  });
});

test('FB-03: a reply has a dot until it is read, also on a break', async () => {
  const { token, userId } = await trial.player();
  const { id } = await add(token);
  expect(await dot(token)).toBe(false);
  await trial.call('selfExclude', { type: 1, hours: 24 }, token);
  await answerFeedback(trial.db, userId, { reply: 'Look now', status: 1 }, trial.clock.time);
  expect([await dot(token), (await list(token)).list[0]!.unread]).toEqual([true, true]);
  await detail(token, id);
  expect([await dot(token), (await list(token)).list[0]!.unread]).toEqual([false, false]);
  expect(await add(token)).toMatchObject({ errcode: 0 });
});

test('FB-02: copies of one feedback are one, and its id serves for nothing else', async () => {
  const { token } = await trial.player();
  const requestId = 'one-and-the-same';
  const [one, other] = await Promise.all([add(token, { requestId }), add(token, { requestId })]);
  expect(one).toEqual(other);
  expect(await add(token, { requestId, content: 'Something quite different.' })).toMatchObject({
    errcode: 400,
    field: 'requestId',
  });
  expect((await list(token)).total).toBe(1);
});

test('FB-03: nobody reads or learns of the feedback of another', async () => {
  const [{ token }, { token: stranger }] = [await trial.player(), await trial.player()];
  const { id } = await add(token);
  expect(await detail(stranger, id)).toMatchObject({ code: 404 });
  expect(await detail(token, 0)).toMatchObject({ code: 404 });
  expect((await list(stranger)).list).toEqual([]);
});

test('V-25: ten characters at least, five hundred at most, and spaces are none', async () => {
  const { token } = await trial.player();
  const answers = [];
  for (const content of ['too short', `${' '.repeat(20)}short`, 'x'.repeat(501)])
    answers.push(await add(token, { content }));
  expect(answers.map(({ errcode, field }) => [errcode, field])).toEqual(answers.map(() => [400, 'content']));
  expect(await add(token, { content: 'x'.repeat(500) })).toMatchObject({ errcode: 0 });
  expect(await add(token, { content: '👨‍👩‍👧'.repeat(500) })).toMatchObject({ errcode: 0 });
  expect(await add(token, { content: '👨‍👩‍👧'.repeat(501) })).toMatchObject({ errcode: 400, field: 'content' });
  expect(await add(token, { type: 'weather' })).toMatchObject({ errcode: 400, field: 'type' });
});

test('V-25: so many pictures as the settings say, and each that is none is named by its place', async () => {
  const { token } = await trial.player();
  const five = Array.from({ length: 5 }, () => picture);
  expect(await add(token, { images: five })).toMatchObject({ errcode: 400, field: 'images' });
  await trial.amend({ feedbackImageLimit: 5 });
  expect(await add(token, { images: five })).toMatchObject({ errcode: 0 });
  await trial.amend({ feedbackImageLimit: 0 });
  expect(await add(token, { images: [picture] })).toMatchObject({ errcode: 400, field: 'images' });
  await trial.amend({});
  for (const image of [
    claiming('jpeg', Buffer.from('<!doctype html><script>alert(1)</script>')),
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://x.example/a.jpg',
    pictureOf({ width: 2, height: 2 }),
    pictureOf({ width: 4_000, height: 20 }),
    pictureOf({ padding: bytesOfPicture(4) }),
  ])
    expect(await add(token, { images: [picture, image] })).toMatchObject({ errcode: 400, field: 'images.1' });
});

test('FB-01: the heaviest pictures that are allowed fit into one request', async () => {
  const { token } = await trial.player();
  const bare = pictureOf().length;
  const heavy = pictureOf({ padding: bytesOfPicture(4) - bare });
  const { id, errcode } = await add(token, { images: [heavy, heavy, heavy, heavy] });
  expect(errcode).toBe(0);
  expect(heavy.length * 3).toBeGreaterThan(sentBytes * 0.98);
  expect(await detail(token, id)).toMatchObject({ code: 200 });
});

test('FB-01: so much in a day and no more, whoever sends it at once; tomorrow again', async () => {
  const { token } = await trial.player();
  const answers = await Promise.all(Array.from({ length: mostADay + 2 }, () => add(token)));
  expect(codesOf(answers)).toEqual([...Array.from({ length: mostADay }, () => 0), 429, 429]);
  const refused = answers.find(({ errcode }) => errcode === 429)!;
  trial.clock.time += Number(refused['retryAfter']) * 1_000;
  expect(await add(token)).toMatchObject({ errcode: 0 });
});

test('FB-01: where it is switched off nothing more is taken, and what was sent can be read', async () => {
  const { token } = await trial.player();
  const { id } = await add(token);
  await trial.amend({ features: { feedback: false } });
  expect(await add(token)).toMatchObject({ errcode: 423 });
  expect(await detail(token, id)).toMatchObject({ code: 200 });
  await trial.amend({});
});
