import { useEffect, useState } from 'react';

/**
 * What was typed and is stored on this device; undefined while it is loading. What can't be read counts as `none`. Both
 * are the same at every render.
 */
export function useRecalled<D>(recall: () => Promise<D>, none: D): D | undefined {
  const [draft, setDraft] = useState<D>();
  useEffect(() => {
    let gone = false;
    const take = (found: D) => {
      if (!gone) setDraft(found);
    };
    recall().then(take, () => take(none));
    return () => {
      gone = true;
    };
  }, [recall, none]);
  return draft;
}
