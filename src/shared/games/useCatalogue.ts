import { startTransition, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/**
 * Runs a query on the worker's game catalogue, and again with every version of it; the previous result stays
 * meanwhile. Undefined until there is one: a device without a catalogue has no result. `failed` if the catalogue
 * can't be loaded.
 */
export function useCatalogue<T>(query: string, load: () => Promise<T>) {
  const { version, at } = useSnapshot(stores.lobby);
  const { onLine, failing } = useSnapshot(stores.network);
  const [attempt, startAttempt] = useReducer((times: number) => times + 1, 0);
  const [value, setValue] = useState<T>();
  const [failedAt, setFailedAt] = useState('');
  const there = at > 0;
  const key = JSON.stringify([query, version, there, attempt]);
  const run = useEffectEvent(load);

  useEffect(() => {
    let current = true;
    run().then(
      // A transition renders many cards in small steps, so that keys and taps take precedence.
      (answer) => current && stores.lobby.at > 0 && startTransition(() => setValue(() => answer)),
      () => current && setFailedAt(key),
    );
    return () => {
      current = false;
    };
  }, [key]);

  return {
    value,
    failed: failedAt === key || (!there && (!onLine || failing)),
    retry() {
      if (!there) void app.session.bootstrap().catch(() => {});
      startAttempt();
    },
  };
}
