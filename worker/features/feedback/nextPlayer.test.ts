import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { entrance } from '#tests/support/ana.ts';
import { jpegHead } from '#tests/support/pictureHeads.ts';
import { openTab, scripted } from '#tests/support/tab.ts';
import { endpointOf } from '#worker/network/endpointOf.ts';
import type { ImageEditor } from '../pictures/canvas.ts';
import { createFeedback } from './feedback.ts';

const ana = { account: 'ana', password: 'secret88', keepAccount: false };
const said = { type: 'game', content: 'My own complaint.', contact: 'ana@example.ph' } as const;

test('feedback whose pictures are shrunk again isn’t sent for the next player (I5)', async () => {
  const operator = scripted({
    accountLogin: entrance,
    feedbackAdd: (body) =>
      JSON.stringify(body).length > 1_000_000 ? new Response('', { status: 413 }) : { errcode: 0, id: 1 },
    logout: () => ({ errcode: 0 }),
  });
  const { app, core, world } = openTab(operator.fetch);
  // Loaded before, so that the calls below take no time.
  await endpointOf('feedbackAdd');
  await app.account.login(ana);
  await world.pass(0);
  let drawing: Promise<void> = Promise.resolve();
  const heavy: ImageEditor = async () => ({
    width: 1_600,
    height: 1_000,
    pixels: () => new Uint8ClampedArray(),
    async jpeg(width, height, quality) {
      await drawing;
      return new Blob([jpegHead, new Uint8Array(Math.round(width * height * quality * 0.25))]);
    },
    close: () => {},
  });
  const feedback = createFeedback(core, heavy);
  const { epoch } = core.stores.session;
  for (const name of ['one', 'two', 'three'])
    await feedback.addFeedbackPicture(await new Blob([jpegHead, name]).arrayBuffer(), epoch);
  const keys = (await feedback.recallFeedback()).pictures.map(({ key }) => key);
  expect(keys).toHaveLength(3);
  let drawn = () => {};
  drawing = new Promise<void>((done) => (drawn = done));
  const sending = feedback.sendFeedback(said, keys).catch((error: unknown) => error);
  await world.pass(0);
  expect(operator.sent('feedbackAdd')).toHaveLength(1);
  const entered = core.identity.enter('of Ben', { id: 8, nickname: 'Ben', coin: 0 as Money }, false);
  await world.pass(0);
  await entered;
  drawn();
  await world.pass(0);
  await sending;
  expect(operator.sent('feedbackAdd').map(({ token }) => token)).toEqual(['secret']);
});
