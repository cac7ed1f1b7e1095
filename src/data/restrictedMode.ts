import { useSnapshot } from 'valtio';
import { keep, kept } from '#browser/localStore.ts';
import { stores } from './stores.ts';

const name = 'calm';

/** Says for the next start whether play is closed here: it keeps the lobby off the screen until the worker has spoken, and no more. */
export const rememberCalm = (calm: boolean) => keep('device', name, calm);

/** Whether play is closed to whoever is here, by their own wish; while nobody knows, as it was before (checklist G-04). */
export function useCalm(): boolean {
  const { known } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.protection);
  return known ? state !== 0 : kept('device', name, false);
}
