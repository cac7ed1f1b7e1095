import { useSnapshot } from 'valtio';
import { standingOf, type Standing } from './leastDeposit.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** How the player stands, which decides the least deposit. */
export function useStanding(): Standing {
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const { value } = useReply('refreshData', {});
  return standingOf(config, value?.totalRecharge ?? user?.totalRecharge);
}
