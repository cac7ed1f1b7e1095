import type { Input } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { KycSide } from '#contract/kyc.ts';
import type { Core } from '#worker/core/core.ts';
import type { LearnUser } from '../account/account.ts';
import { createKycDraft } from './draft.ts';
import { shrink } from './shrink.ts';
import { browserImageEditor, type ImageEditor } from './canvas.ts';

/** Who a player says to be, and the pictures that prove it: on the device until it is sent (checklist KY-01 to KY-07). */
export function createKyc(core: Core, learn: LearnUser, studio: ImageEditor = browserImageEditor) {
  const { replies, facts, stores } = core;
  const draft = createKycDraft(core);

  return {
    /** What was begun here and not sent. */
    async recallKyc() {
      const [values, pictures] = await Promise.all([draft.said(), draft.pictures()]);
      return { values: values ?? {}, pictures };
    },

    /** Keeps what was typed. */
    keepKyc: draft.keepSaid,

    /** Takes a picture from a file, small and without what the camera wrote beside it, and keeps it; or says why it can't be taken. */
    async takeKycPicture(side: KycSide, file: Blob) {
      const { epoch } = stores.session;
      const shrunk = await shrink(file, facts.saveData ? '2g' : facts.effectiveType, studio);
      if ('fault' in shrunk) return shrunk;
      if (stores.session.epoch !== epoch) throw new Failure('stopped');
      await draft.keepPicture(side, shrunk);
      return { side, ...shrunk, fileId: '' };
    },

    /** Hands one picture over, unless the operator has it already; answers what it is called there. */
    async sendKycPicture(side: KycSide): Promise<string> {
      const { epoch } = stores.session;
      const kept = await draft.picture(side);
      if (!kept) throw new Failure('storage');
      if (kept.fileId) return kept.fileId;
      const { fileId } = await replies.write('uploadKyc', { side, image: kept.image });
      // A picture that took its place meanwhile is still to be sent.
      if (stores.session.epoch === epoch && (await draft.picture(side))?.image === kept.image)
        await draft.keepPicture(side, { ...kept, fileId });
      return fileId;
    },

    /** Hands over who the player says to be; what was kept on the device for it is gone then. */
    async addKyc(input: Input<'addKyc'>) {
      await learn(await replies.write('addKyc', input));
      await draft.drop().catch(() => {});
    },

    /** Takes everything about it off the device. */
    forgetKyc: draft.drop,
  };
}
