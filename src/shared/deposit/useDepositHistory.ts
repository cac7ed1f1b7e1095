import { useSnapshot } from 'valtio';
import { depositHistoryOf, type DepositHistory } from './leastDeposit.ts';
import { stores } from '#data/stores.ts';
import { useDeposited } from './useDeposited.ts';

/** The player's deposit history, which decides the minimum deposit. */
export function useDepositHistory(): DepositHistory {
  const { config } = useSnapshot(stores.settings);
  return depositHistoryOf(config, useDeposited());
}
