import { useSnapshot } from 'valtio';
import type { Input } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';

/** The limits in the outbox, which are stored on this device until the operator confirms them, the latest last. */
export function useOutboxLimits(): readonly Input<'selfLimitSet'>[] {
  const { pending } = useSnapshot(stores.rg);
  return pending.filter(({ call }) => call === 'selfLimitSet').map(({ input }) => input as Input<'selfLimitSet'>);
}
