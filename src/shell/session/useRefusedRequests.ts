import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { show } from '#nav/modals.ts';
import { words } from '../words.en.ts';

const texts: Record<string, 'refusedBreak' | 'refusedLimit'> = {
  selfExclude: 'refusedBreak',
  selfLimitSet: 'refusedLimit',
};

/** Tells the player about each protection request that the operator refused after the form was left. */
export function useRefusedRequests(): void {
  const { refused } = useSnapshot(stores.rg);
  useEffect(() => {
    if (!refused?.length) return;
    const text = [...new Set(refused.map(({ call }) => words.say(texts[call] ?? 'refusedOffers')))].join(' ');
    show('tips', { text }).then(
      () => app.rg.refusedSeen(),
      () => {},
    );
  }, [refused]);
}
