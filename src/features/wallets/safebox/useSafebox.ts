import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** The player's balance, its part that is own money and its bonus money, and the safebox's; hundredths, null while unknown. */
export function useSafebox() {
  const { coin } = useSnapshot(stores.wallet);
  const { user } = useSnapshot(stores.session);
  const { value } = useReply('refreshData', {});
  const { value: exchange } = useReply('getExchange', {});
  const bonus = exchange ? (exchange.bonusCoin ?? (0 as Money)) : null;
  const own = coin === null || bonus === null ? null : (Math.max(0, coin - bonus) as Money);
  return { coin, own, bonus, safebox: value?.safebox ?? user?.safebox ?? null };
}
