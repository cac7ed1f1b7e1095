import type { Input } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { kycImage, type KycSide } from '#contract/kyc.ts';
import type { Core } from '#worker/core/core.ts';
import { networkTypeOf } from '#worker/network/networkType.ts';
import type { UpdateUser } from '../account/profile.ts';
import { createKycDraft } from './draft.ts';
import { shrink } from './shrink.ts';
import { browserImageEditor, type ImageEditor } from '../pictures/canvas.ts';
import { smallBytes } from '../pictures/compression.ts';
import { limitedEditor } from '../pictures/limitedEditor.ts';
import { isTooLarge, shrunkAgain } from '../pictures/shrinkPicture.ts';

/** The identity check: a draft on the device until it is sent (checklist KY-01 to KY-07). */
export function createKyc(core: Core, updateUser: UpdateUser, open: ImageEditor = browserImageEditor) {
  const { replies, facts, stores } = core;
  const editor = limitedEditor(core.world, open);
  const draft = createKycDraft(core);

  function inSession(epoch: string): void {
    if (stores.session.epoch !== epoch) throw new Failure('stopped');
  }

  return {
    /** Restores the unsent draft. */
    async recallKyc() {
      const [values, pictures] = await Promise.all([draft.fields(), draft.pictures()]);
      return { values: values ?? {}, pictures };
    },

    /** Saves what is typed in a session (its epoch); in another one it belongs to somebody else. */
    async keepKyc(values: Parameters<typeof draft.saveFields>[0], epoch: string) {
      inSession(epoch);
      await draft.saveFields(values);
    },

    /** Shrinks a picture, strips its metadata and saves it in the draft; or resolves with why it isn't accepted. */
    async takeKycPicture(side: KycSide, bytes: ArrayBuffer, epoch: string) {
      inSession(epoch);
      const shrunk = await shrink(bytes, facts.saveData ? '2g' : networkTypeOf(facts), editor);
      if ('fault' in shrunk) return shrunk;
      inSession(epoch);
      await draft.savePicture(side, shrunk);
      return { side, ...shrunk, fileId: '' };
    },

    /**
     * Uploads one picture, unless done already; resolves with its id at the operator. One too large for a server is
     * shrunk once.
     */
    async sendKycPicture(side: KycSide): Promise<string> {
      const { epoch } = stores.session;
      const stored = await draft.picture(side);
      if (!stored) throw new Failure('storage');
      if (stored.fileId) return stored.fileId;
      inSession(epoch);
      const upload = (image: string) => replies.write('uploadKyc', { side, image });
      const { fileId } = await upload(stored.image).catch(async (error: unknown) => {
        if (!isTooLarge(error)) throw error;
        const bounds = { targetBytes: smallBytes, leastSide: kycImage.leastSide };
        const smaller = await shrunkAgain(stored.image, bounds, editor).catch(() => undefined);
        if (!smaller || stores.session.epoch !== epoch) throw error;
        return upload(smaller);
      });
      // If another picture has replaced it meanwhile, that one still needs its own upload.
      if (stores.session.epoch === epoch && (await draft.picture(side))?.image === stored.image)
        await draft.savePicture(side, { ...stored, fileId });
      return fileId;
    },

    /** Submits the identity check; the draft is deleted then. */
    async addKyc(input: Input<'addKyc'>) {
      await updateUser(await replies.write('addKyc', input));
      await draft.drop().catch(() => {});
    },

    /** Deletes one picture of the draft, which the operator refused. */
    forgetKycPicture: draft.dropPicture,

    /** Deletes the draft. */
    forgetKyc: draft.drop,
  };
}
