import { useEffect, useState } from 'react';
import { app } from '#data/worker.ts';

/** Unsent feedback that is stored on this device. */
export type Draft = Awaited<ReturnType<typeof app.feedback.recallFeedback>>;
export type Picture = Draft['pictures'][number];

/** The draft stored on this device; undefined while it is loading. One that can't be read counts as missing. */
export function useDraft(): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    let gone = false;
    const take = (found: Draft) => {
      if (!gone) setDraft(found);
    };
    app.feedback.recallFeedback().then(take, () => take({ typed: undefined, pictures: [] }));
    return () => {
      gone = true;
    };
  }, []);
  return draft;
}
