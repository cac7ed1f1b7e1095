import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** The player's total paid deposits, hundredths; nothing while unknown. */
export function useDeposited(): number | null | undefined {
  const { user } = useSnapshot(stores.session);
  const { value } = useReply('refreshData', {});
  return value?.totalRecharge ?? user?.totalRecharge;
}
