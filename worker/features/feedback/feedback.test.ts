import { expect, test } from 'vitest';
import { chosenBytes } from '#contract/feedback/pictures.ts';
import type { Core } from '#worker/core/core.ts';
import { entrance } from '#tests/support/ana.ts';
import { jpegHead } from '#tests/support/pictureHeads.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import type { ImageEditor } from '../pictures/canvas.ts';
import { createFeedback } from './feedback.ts';

const ana = { account: 'ana', password: 'secret88', keepAccount: false };
const day = 24 * 60 * 60 * 1_000;
const said = { type: 'game', content: 'The reels stood still.', contact: '' } as const;

/** Draws every photo as a JPEG that identifies it, with a size of `bytes` times the quality. */
const studioOf =
  (drawn: string[] = [], bytes = 0): ImageEditor =>
  async (file) => {
    const name = (await file.text()).slice(jpegHead.length);
    return {
      width: 1_600,
      height: 1_000,
      pixels: () => new Uint8ClampedArray(),
      async jpeg(width, height, quality) {
        drawn.push(`${width}x${height} ${quality}`);
        return new Blob([`drawn ${name}`, new Uint8Array(Math.round(bytes * quality))]);
      },
      close: () => {},
    };
  };
const photo = (name: string, bytes = 0) => new Blob([jpegHead, name, new Uint8Array(bytes)]);
const dataUrl = (name: string) => `data:image/jpeg;base64,${btoa(`drawn ${name}`)}`;

async function player(answers: Parameters<typeof scripted>[0] = {}, device = fakeDevice()) {
  let count = 0;
  const operator = scripted({
    accountLogin: entrance,
    feedbackAdd: () => ({ errcode: 0, id: ++count }),
    logout: () => ({ errcode: 0 }),
    ...answers,
  });
  const tab = openTab(operator.fetch, device);
  await tab.app.account.login(ana);
  await tab.world.pass(0);
  return { ...tab, ...operator, feedback: feedbackOf(tab.core) };
}

/** The feedback actions for the current session; sending includes all pictures of the draft. */
function feedbackOf(core: Core, studio = studioOf()) {
  const feedback = createFeedback(core, studio);
  const epoch = () => core.stores.session.epoch;
  const keys = async () => (await feedback.recallFeedback()).pictures.map(({ key }) => key);
  return {
    ...feedback,
    keepFeedback: (typed: Parameters<typeof feedback.keepFeedback>[0]) => feedback.keepFeedback(typed, epoch()),
    addFeedbackPicture: async (file: Blob) => feedback.addFeedbackPicture(await file.arrayBuffer(), epoch()),
    sendFeedback: async (typed: Parameters<typeof feedback.sendFeedback>[0]) =>
      feedback.sendFeedback(typed, await keys()),
  };
}

const idsIn = (sent: readonly { body: Record<string, unknown> }[]) => sent.map(({ body }) => body['requestId']);

test('feedback is sent with its pictures in order and leaves no draft (FB-01)', async () => {
  const { feedback, sent, device } = await player();
  await feedback.keepFeedback(said);
  for (const name of ['one', 'two', 'three']) await feedback.addFeedbackPicture(photo(name));
  const { pictures } = await feedback.recallFeedback();
  await feedback.removeFeedbackPicture(pictures[1]!.key);
  expect(await feedback.sendFeedback(said)).toBe(1);
  expect(sent('feedbackAdd')[0]!.body).toMatchObject({ ...said, images: [dataUrl('one'), dataUrl('three')] });
  expect(await feedback.recallFeedback()).toEqual({ typed: undefined, pictures: [] });
  expect(JSON.stringify(await device.storage.of(7).kept.first(100))).not.toContain('data:image');
});

test('feedback has only the pictures on screen, and is refused when one of them is gone (FB-01)', async () => {
  const { core, feedback, sent } = await player();
  for (const name of ['one', 'two']) await feedback.addFeedbackPicture(photo(name));
  const [one, two] = (await feedback.recallFeedback()).pictures;
  await feedback.removeFeedbackPicture(one!.key);
  const { sendFeedback } = createFeedback(core, studioOf());
  const gone = { kind: 'refused', details: { field: 'images' } };
  await expect(sendFeedback(said, [one!.key, two!.key])).rejects.toMatchObject(gone);
  expect(sent('feedbackAdd')).toEqual([]);
  await sendFeedback(said, [two!.key]);
  expect(sent('feedbackAdd')[0]!.body).toMatchObject({ images: [dataUrl('two')] });
});

test('one player’s input never enters the next player’s draft (FB-02)', async () => {
  const { core, feedback } = await player();
  const { keepFeedback, addFeedbackPicture } = createFeedback(core, studioOf());
  await expect(keepFeedback(said, 'former')).rejects.toMatchObject({ kind: 'stopped' });
  await expect(addFeedbackPicture(await photo('one').arrayBuffer(), 'former')).rejects.toMatchObject({
    kind: 'stopped',
  });
  expect(await feedback.recallFeedback()).toEqual({ typed: undefined, pictures: [] });
});

test('a draft with its pictures is restored after a restart (FB-02)', async () => {
  const { feedback, device } = await player();
  await feedback.keepFeedback(said);
  await feedback.addFeedbackPicture(photo('one'));
  const next = openTab(scripted({}).fetch, device);
  await next.app.tab.start();
  expect(await feedbackOf(next.core).recallFeedback()).toMatchObject({
    typed: said,
    pictures: [{ image: dataUrl('one') }],
  });
});

test('feedback with an unknown outcome keeps one id, also after a restart (FB-02)', async () => {
  const { feedback, sent, device } = await player({ feedbackAdd: () => new Response('', { status: 502 }) });
  await expect(feedback.sendFeedback(said)).rejects.toMatchObject({ kind: 'server' });
  await expect(feedback.sendFeedback({ ...said, content: 'Said in other words.' })).rejects.toMatchObject({
    kind: 'server',
  });
  const before = idsIn(sent('feedbackAdd'));
  const operator = scripted({ feedbackAdd: () => ({ errcode: 0, id: 5 }) });
  const next = openTab(operator.fetch, device);
  await next.app.tab.start();
  expect(await feedbackOf(next.core).sendFeedback(said)).toBe(5);
  const ids = [...before, ...idsIn(operator.sent('feedbackAdd'))];
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('feedback that met an internal error in an envelope keeps its id (FB-02)', async () => {
  const { feedback, sent } = await player({ feedbackAdd: () => ({ errcode: 507 }) });
  for (let times = 0; times < 2; times++)
    await expect(feedback.sendFeedback(said)).rejects.toMatchObject({ code: 507 });
  expect(new Set(idsIn(sent('feedbackAdd'))).size).toBe(1);
});

test('refused feedback and the next feedback each get an id of their own (FB-02)', async () => {
  let refuses = true;
  const answer = () => (refuses ? { errcode: 429, retryAfter: 60 } : { errcode: 0, id: 1 });
  const { feedback, sent } = await player({ feedbackAdd: answer });
  await feedback.keepFeedback(said);
  await feedback.addFeedbackPicture(photo('one'));
  await expect(feedback.sendFeedback(said)).rejects.toMatchObject({ code: 429 });
  expect(await feedback.recallFeedback()).toMatchObject({ typed: said, pictures: [{ image: dataUrl('one') }] });
  refuses = false;
  await feedback.sendFeedback(said);
  await feedback.sendFeedback(said);
  expect(new Set(idsIn(sent('feedbackAdd'))).size).toBe(3);
});

test('feedback is never sent automatically (FB-02)', async () => {
  const { feedback, app, world, sent } = await player();
  await feedback.keepFeedback(said);
  await app.tab.tell({ onLine: false });
  await expect(feedback.sendFeedback(said)).rejects.toMatchObject({ kind: 'offline' });
  await app.tab.tell({ onLine: true });
  await world.pass(day);
  expect(sent('feedbackAdd')).toEqual([]);
  expect((await feedback.recallFeedback()).typed).toEqual(said);
});

test('a file that cannot be a picture is refused with a reason, and the others stay (V-25, G16)', async () => {
  const { feedback, stores } = await player();
  await feedback.addFeedbackPicture(photo('one'));
  expect(await feedback.addFeedbackPicture(new Blob(['<svg/>'], { type: 'image/png' }))).toEqual({ fault: 'kind' });
  expect(await feedback.addFeedbackPicture(photo('large', chosenBytes))).toEqual({ fault: 'heavy' });
  stores.settings.config = { ...stores.settings.config!, feedbackImageLimit: 2 };
  await feedback.addFeedbackPicture(photo('two'));
  expect(await feedback.addFeedbackPicture(photo('three'))).toEqual({ fault: 'many' });
  expect((await feedback.recallFeedback()).pictures.map(({ image }) => image)).toEqual([
    dataUrl('one'),
    dataUrl('two'),
  ]);
});

test('a slower network or more pictures make each picture lighter (FB-01)', async () => {
  const { core, app, stores } = await player();
  const tried = async () => {
    const drawn: string[] = [];
    await feedbackOf(core, studioOf(drawn, 400_000)).addFeedbackPicture(photo('one'));
    return drawn.length;
  };
  expect(await tried()).toBe(1);
  await app.tab.tell({ effectiveType: '3g' });
  expect(await tried()).toBe(3);
  await app.tab.tell({ effectiveType: '4g' });
  stores.settings.config = { ...stores.settings.config!, feedbackImageLimit: 10 };
  expect(await tried()).toBeGreaterThan(3);
});

test('a draft is removed at log-out and after seven days (O-03)', async () => {
  const { feedback, app, world, device } = await player();
  await feedback.keepFeedback(said);
  await feedback.addFeedbackPicture(photo('one'));
  await world.pass(7 * day + 1);
  await app.account.login(ana);
  await world.pass(0);
  expect(await device.storage.of(7).kept.first(100, 'feedback')).toEqual([]);
  await feedback.keepFeedback(said);
  await app.player.logout();
  expect(await device.storage.of(7).kept.first(100, 'feedback')).toEqual([]);
  await expect(feedback.recallFeedback()).rejects.toMatchObject({ kind: 'expired' });
});

test('pictures too large for the server are resent smaller once, as a new act (FB-01)', async () => {
  let most = 1_000_000;
  const { core, sent } = await player({
    feedbackAdd: (body: Record<string, unknown>) =>
      JSON.stringify(body).length > most ? new Response('', { status: 413 }) : { errcode: 0, id: 1 },
  });
  const heavy: ImageEditor = async () => ({
    ...(await studioOf()(photo('heavy'))),
    jpeg: async (width, height, quality) =>
      new Blob([jpegHead, new Uint8Array(Math.round(width * height * quality * 0.25))]),
  });
  const feedback = feedbackOf(core, heavy);
  for (const name of ['one', 'two', 'three']) await feedback.addFeedbackPicture(photo(name));
  expect(await feedback.sendFeedback(said)).toBe(1);
  const [whole, light] = idsIn(sent('feedbackAdd'));
  expect(light).not.toBe(whole);
  expect(sent('feedbackAdd')[1]!.body['images']).toHaveLength(3);
  most = 10;
  await feedback.addFeedbackPicture(photo('four'));
  await expect(feedback.sendFeedback(said)).rejects.toMatchObject({ kind: 'refused', details: { field: 'images' } });
  expect(sent('feedbackAdd')).toHaveLength(4);
});
