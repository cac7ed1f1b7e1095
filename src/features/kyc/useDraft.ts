import { useEffect, useState } from 'react';
import { app } from '#data/worker.ts';

/** What was begun on this device and not sent. */
export type Draft = Awaited<ReturnType<typeof app.kyc.recallKyc>>;
export type Picture = Draft['pictures'][number];

/** What this device has of it; nothing as long as it is looked for. What can't be read is as if it weren't there. */
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
