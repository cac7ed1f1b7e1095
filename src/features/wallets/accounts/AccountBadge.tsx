import { accountStates } from '#contract/payouts.ts';
import { Badge } from '#ui/Badge.tsx';
import { words } from './words.en.ts';

interface AccountBadgeProps {
  /** The default account for withdrawals. */
  usual: boolean;
  /** One of `accountStates`; without a status the account is good. */
  status: number | null | undefined;
}

/** Badge of a receiving account: under review, rejected, or the default. */
export function AccountBadge({ usual, status }: AccountBadgeProps) {
  const t = words.use();
  if (status === accountStates.reviewing) return <Badge>{t('reviewing')}</Badge>;
  if (status === accountStates.refused) return <Badge kind="bad">{t('declined')}</Badge>;
  return usual && <Badge kind="good">{t('usual')}</Badge>;
}
