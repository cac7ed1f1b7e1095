import { useState } from 'react';
import { readFile, type ReadFault } from '#browser/files/readFile.ts';
import { kycImage, type KycSide } from '#contract/kyc.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { pictureAtFault, unfitFor } from './refusals.ts';
import type { Picture } from './useDraft.ts';

/** Why the last file for a side was refused: on this device, or by the operator. */
type Fault =
  | Extract<Awaited<ReturnType<typeof app.kyc.takeKycPicture>>, { fault: unknown }>['fault']
  | ReadFault
  | 'picturesRefused'
  | 'notAdded'
  | 'tooLarge'
  | 'notTaken';
/** Upload state of a picture. */
export type UploadState = 'sending' | 'failed';

type BySide<T> = { [S in KycSide]?: T | undefined };

/** The pictures of one application: taken and uploaded one by one (KY-03, KY-04). */
export function usePictures(begun: readonly Picture[]) {
  const [epoch] = useState(() => stores.session.epoch);
  const [pictures, setPictures] = useState(begun);
  const [faults, setFaults] = useState<BySide<Fault>>({});
  const [uploads, setUploads] = useState<BySide<UploadState>>({});
  const [preparing, setPreparing] = useState<KycSide>();

  const of = (side: KycSide) => pictures.find((each) => each.side === side);
  const put = (picture: Picture) => setPictures((all) => [...all.filter(({ side }) => side !== picture.side), picture]);
  const go = (side: KycSide, state?: UploadState) => setUploads((all) => ({ ...all, [side]: state }));

  /** Removes a picture that the operator refused, from the device as well, and shows that at its side. */
  function refuse(side: KycSide) {
    setPictures((all) => all.filter((each) => each.side !== side));
    setFaults((all) => ({ ...all, [side]: 'picturesRefused' }));
    go(side);
    void app.kyc.forgetKycPicture(side).catch(() => {});
  }

  return {
    of,
    refuse,
    /** Why the last file for a side was refused. */
    fault: (side: KycSide) => faults[side],
    /** The side whose file is being resized. */
    preparing,
    upload: (side: KycSide) => uploads[side],

    /** Accepts a file for a side; one that is refused leaves the existing picture. */
    async take(side: KycSide, file: File) {
      setPreparing(side);
      const bytes = await readFile(file, kycImage.fileBytes);
      const taken =
        typeof bytes === 'string'
          ? { fault: bytes }
          : await app.kyc.takeKycPicture(side, bytes, epoch).catch(() => ({ fault: 'notAdded' }) as const);
      setFaults((all) => ({ ...all, [side]: 'fault' in taken ? taken.fault : undefined }));
      setPreparing(undefined);
      if ('fault' in taken) return;
      put(taken);
      go(side);
    },

    /** Uploads a picture unless the operator has it already; resolves to its name there. */
    async send(side: KycSide) {
      go(side, 'sending');
      try {
        const fileId = await app.kyc.sendKycPicture(side);
        setPictures((all) => all.map((each) => (each.side === side ? { ...each, fileId } : each)));
        go(side);
        return fileId;
      } catch (failure) {
        const fault = unfitFor(failure);
        if (fault) setFaults((all) => ({ ...all, [side]: fault }));
        if (pictureAtFault(failure) === 'image') refuse(side);
        else go(side, 'failed');
        throw failure;
      }
    },
  };
}
