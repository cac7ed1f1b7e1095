import { useEffect, useState } from 'react';

/**
 * The typed values stored on this device; undefined while loading. Unreadable ones count as `none`. Both are stable
 * across renders.
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
