import { useSnapshot } from 'valtio';
import { isOffered } from '#contract/rewards/offered.ts';
import { stores } from '#data/stores.ts';

/** Whether the operator offers activities of a type (payloads K). */
export function useOffered(activityType: number): boolean {
  const { config } = useSnapshot(stores.settings);
  return isOffered(config?.features, activityType);
}
