import type { Input } from '#contract/endpoints.ts';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { bytesOfPicture, chosenBytes, leastSide, pictureLimit } from '#contract/feedback/pictures.ts';
import type { Core } from '#worker/core/core.ts';
import { isInternal } from '#worker/core/rejection.ts';
import { networkTypeOf } from '#worker/network/networkType.ts';
import { browserImageEditor, type ImageEditor } from '../pictures/canvas.ts';
import { smallBytes, targetBytes as bytesOn } from '../pictures/compression.ts';
import { limitedEditor } from '../pictures/limitedEditor.ts';
import { isTooLarge, shrinkPicture, shrunkAgain } from '../pictures/shrinkPicture.ts';
import { createFeedbackDraft, type Typed } from './draft.ts';

/** All pictures of a feedback may be as large as this many documents on a slow network, as they are sent together. */
const papers = 2;

/** Rethrows a failure, naming pictures that are too large. */
function sayPictures(error: unknown): never {
  throw isTooLarge(error) ? new Failure('refused', codes.badParameter, { field: 'images' }) : error;
}

/** Feedback: a draft with pictures on the device until it is sent, once (FB-01, FB-02). */
export function createFeedback(core: Core, open: ImageEditor = browserImageEditor) {
  const { replies, facts, stores } = core;
  const editor = limitedEditor(core.world, open);
  const draft = createFeedbackDraft(core);
  const limit = () => pictureLimit(stores.settings.config?.feedbackImageLimit);

  function inSession(epoch: string): void {
    if (stores.session.epoch !== epoch) throw new Failure('stopped');
  }

  function boundsOfPicture() {
    const share = papers * bytesOn(facts.saveData ? '2g' : networkTypeOf(facts));
    const sentBytes = bytesOfPicture(limit());
    const targetBytes = Math.min(sentBytes, share / Math.max(1, limit()));
    return { fileBytes: chosenBytes, sentBytes, targetBytes, leastSide };
  }

  /** Shrinks one of several pictures for a server that found them too large. */
  const smaller = async (image: string, count: number) =>
    (await shrunkAgain(image, { targetBytes: smallBytes / count, leastSide }, editor).catch(() => undefined)) ?? image;

  return {
    /** Restores the unsent draft. */
    async recallFeedback() {
      const [typed, pictures] = await Promise.all([draft.typed(), draft.pictures()]);
      return { typed, pictures };
    },

    /** Saves what is typed in a session (its epoch); in another one it belongs to somebody else. */
    async keepFeedback(values: Typed, epoch: string) {
      inSession(epoch);
      await draft.keep(values);
    },

    /**
     * Shrinks a picture, strips its metadata and saves it in the draft; or resolves with why it isn't accepted:
     * `many` at the operator's maximum.
     */
    async addFeedbackPicture(bytes: ArrayBuffer, epoch: string) {
      inSession(epoch);
      if ((await draft.keys()).length >= limit()) return { fault: 'many' as const };
      const shrunk = await shrinkPicture(bytes, boundsOfPicture(), editor, () => ({}));
      if ('fault' in shrunk) return shrunk;
      inSession(epoch);
      return draft.addPicture(shrunk.image);
    },

    removeFeedbackPicture: draft.removePicture,

    /**
     * Sends the feedback with the draft's pictures, given by their keys; resolves with its id once the draft is
     * deleted. As long as the outcome is unknown, every attempt has the same id, so that it can't arrive twice.
     * Pictures that a server finds too large are shrunk once. Rejects as if the operator had refused if a picture is
     * missing because another tab has sent or removed it.
     */
    async sendFeedback(input: Omit<Input<'feedbackAdd'>, 'images'>, keys: readonly string[]): Promise<number> {
      // Checked before anything loads, so that feedback that was never sent isn't uncertain.
      if (!facts.onLine) throw new Failure('offline');
      const { epoch } = stores.session;
      const there = new Map((await draft.pictures()).map(({ key, image }) => [key, image]));
      const images = keys.flatMap((key) => there.get(key) ?? []);
      if (images.length < keys.length) throw new Failure('refused', codes.badParameter, { field: 'images' });
      const send = async (pictures: string[]) => {
        const requestId = await draft.requestId();
        inSession(epoch);
        return replies.write('feedbackAdd', { ...input, images: pictures }, requestId);
      };
      try {
        const { id } = await send(images).catch(async (error: unknown) => {
          if (!isTooLarge(error) || images.length === 0) throw error;
          // Nothing was accepted, so the next attempt is a new act.
          inSession(epoch);
          await draft.forgetId();
          return send(await Promise.all(images.map((image) => smaller(image, images.length)))).catch(sayPictures);
        });
        await draft.drop().catch(() => {});
        return id;
      } catch (error) {
        if (error instanceof Failure && error.kind === 'refused' && !isInternal(error.code))
          await draft.forgetId().catch(() => {});
        throw error;
      }
    },
  };
}
