import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** The player's balance and the safebox's, hundredths; null while unknown. */
export function useSafebox(): { coin: Money | null; safebox: Money | null } {
  const { coin } = useSnapshot(stores.wallet);
  const { user } = useSnapshot(stores.session);
  const { value } = useReply('refreshData', {});
  return { coin, safebox: value?.safebox ?? user?.safebox ?? null };
}
