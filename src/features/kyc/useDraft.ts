import { useEffect, useState } from 'react';
import { app } from '#data/worker.ts';

/** An unsent application stored on this device. */
export type Draft = Awaited<ReturnType<typeof app.kyc.recallKyc>>;
export type Picture = Draft['pictures'][number];

/** The draft stored on this device; undefined while it is loading. One that can't be read counts as missing. */
export function useDraft(): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    let gone = false;
    const take = (found: Draft) => {
      if (!gone) setDraft(found);
    };
    app.kyc.recallKyc().then(take, () => take({ values: {}, pictures: [] }));
    return () => {
      gone = true;
    };
  }, []);
  return draft;
}
