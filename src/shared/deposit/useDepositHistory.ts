import { useSnapshot } from 'valtio';
import { depositHistoryOf, type DepositHistory } from './leastDeposit.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** The player's deposit history, which decides the minimum deposit. */
export function useDepositHistory(): DepositHistory {
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const { value } = useReply('refreshData', {});
  return depositHistoryOf(config, value?.totalRecharge ?? user?.totalRecharge);
}
