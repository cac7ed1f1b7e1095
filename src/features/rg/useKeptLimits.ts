import { useSnapshot } from 'valtio';
import type { Input } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';

/** The limits that are kept on this device until the operator has heard of them, the latest last. */
export function useKeptLimits(): readonly Input<'selfLimitSet'>[] {
  const { unheard } = useSnapshot(stores.rg);
  return unheard.filter(({ call }) => call === 'selfLimitSet').map(({ input }) => input as Input<'selfLimitSet'>);
}
