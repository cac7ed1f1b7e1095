import { useSnapshot } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from './stores.ts';

const name = 'calm';

/** Says for the next start whether play is closed here: it keeps the lobby off the screen until the worker has spoken, and no more. */
export const rememberRestrictedMode = (calm: boolean) => writeLocal('device', name, calm);

/** Whether play is closed to whoever is here, by their own wish; while nobody knows, as it was before (checklist G-04). */
export function useRestrictedMode(): boolean {
  const { known } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  return known ? state !== 0 : readLocal('device', name, false);
}
