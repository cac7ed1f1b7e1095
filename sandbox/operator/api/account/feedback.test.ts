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

test('feedback is listed with its pictures and later replies (FB-01, FB-03)', async () => {
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

test('a reply has a dot until it is read, on a break too (FB-03)', async () => {
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

test('copies of one feedback are stored once, and its id cannot be reused (FB-02)', async () => {
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

test('players cannot see or detect the feedback of others (FB-03)', async () => {
  const [{ token }, { token: stranger }] = [await trial.player(), await trial.player()];
  const { id } = await add(token);
  expect(await detail(stranger, id)).toMatchObject({ code: 404 });
  expect(await detail(token, 0)).toMatchObject({ code: 404 });
  expect((await list(stranger)).list).toEqual([]);
});

test('text needs 10 to 500 characters, not counting surrounding spaces (V-25)', async () => {
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

test('the picture limit follows the settings; an invalid picture is named by position (V-25)', async () => {
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

test('the largest allowed pictures fit into one request (FB-01)', async () => {
  const { token } = await trial.player();
  const bare = pictureOf().length;
  const heavy = pictureOf({ padding: bytesOfPicture(4) - bare });
  const { id, errcode } = await add(token, { images: [heavy, heavy, heavy, heavy] });
  expect(errcode).toBe(0);
  expect(heavy.length * 3).toBeGreaterThan(sentBytes * 0.98);
  expect(await detail(token, id)).toMatchObject({ code: 200 });
});

test('a daily limit holds under concurrent requests and resets the next day (FB-01)', async () => {
  const { token } = await trial.player();
  const answers = await Promise.all(Array.from({ length: mostADay + 2 }, () => add(token)));
  expect(codesOf(answers)).toEqual([...Array.from({ length: mostADay }, () => 0), 429, 429]);
  const refused = answers.find(({ errcode }) => errcode === 429)!;
  trial.clock.time += Number(refused['retryAfter']) * 1_000;
  expect(await add(token)).toMatchObject({ errcode: 0 });
});

test('switched off, new feedback is refused and earlier feedback stays readable (FB-01)', async () => {
  const { token } = await trial.player();
  const { id } = await add(token);
  await trial.amend({ features: { feedback: false } });
  expect(await add(token)).toMatchObject({ errcode: 423 });
  expect(await detail(token, id)).toMatchObject({ code: 200 });
  await trial.amend({});
});
