import { useSnapshot } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from './stores.ts';

const name = 'calm';

/**
 * Stores whether play is restricted, so that the next start doesn't flash the lobby before the worker answers; nothing
 * else relies on it.
 */
export const rememberRestrictedMode = (restricted: boolean) => writeLocal('device', name, restricted);

/**
 * Whether play is restricted by the player's own choice; the stored value until the worker knows, and while the
 * device doesn't answer it (checklist G-04).
 */
export function useRestrictedMode(): boolean {
  const { known } = useSnapshot(stores.session);
  const { silent } = useSnapshot(stores.storage);
  const { state } = useSnapshot(stores.rg);
  return state !== 0 || ((!known || silent === true) && readLocal('device', name, false));
}
