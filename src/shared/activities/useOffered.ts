import { useSnapshot } from 'valtio';
import { isOffered } from '#contract/features.ts';
import { stores } from '#data/stores.ts';

/** Whether the operator offers a feature of its settings (payloads K). */
export function useOffered(name: string): boolean {
  const { config } = useSnapshot(stores.settings);
  return isOffered(config?.features, name);
}
