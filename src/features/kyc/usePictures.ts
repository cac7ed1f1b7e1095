import { useState } from 'react';
import type { KycSide } from '#contract/kyc.ts';
import { report } from '#nav/report.ts';
import { app } from '#data/worker.ts';
import type { Picture } from './useDraft.ts';

type Fault = Extract<Awaited<ReturnType<typeof app.kyc.takeKycPicture>>, { fault: unknown }>['fault'];
/** How far a picture has come on its way to the operator. */
export type Way = 'sending' | 'failed';

type BySide<T> = { [S in KycSide]?: T | undefined };

/** The pictures of one application: taken one by one, and one by one handed over (KY-03, KY-04). */
export function usePictures(begun: readonly Picture[]) {
  const [pictures, setPictures] = useState(begun);
  const [faults, setFaults] = useState<BySide<Fault>>({});
  const [ways, setWays] = useState<BySide<Way>>({});
  const [preparing, prepare] = useState<KycSide>();

  const of = (side: KycSide) => pictures.find((each) => each.side === side);
  const put = (picture: Picture) => setPictures((all) => [...all.filter(({ side }) => side !== picture.side), picture]);
  const go = (side: KycSide, way?: Way) => setWays((all) => ({ ...all, [side]: way }));

  return {
    of,
    /** Why the last file for a side wasn't taken. */
    fault: (side: KycSide) => faults[side],
    /** The side whose file is being made fit. */
    preparing,
    way: (side: KycSide) => ways[side],

    /** Takes a file for a side; one that can't be taken leaves the picture that is there. */
    async take(side: KycSide, file: File) {
      prepare(side);
      try {
        const taken = await app.kyc.takeKycPicture(side, file);
        const fault = 'fault' in taken ? taken.fault : undefined;
        setFaults((all) => ({ ...all, [side]: fault }));
        if (!('fault' in taken)) {
          put(taken);
          go(side);
        }
      } catch (failure) {
        report(failure);
      } finally {
        prepare(undefined);
      }
    },

    /** Hands a picture over, unless the operator has it; answers what it is called there. */
    async send(side: KycSide) {
      go(side, 'sending');
      try {
        const fileId = await app.kyc.sendKycPicture(side);
        setPictures((all) => all.map((each) => (each.side === side ? { ...each, fileId } : each)));
        go(side);
        return fileId;
      } catch (failure) {
        go(side, 'failed');
        throw failure;
      }
    },
  };
}
