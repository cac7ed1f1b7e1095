import { accountStates } from '#contract/payouts.ts';
import { Badge } from '#ui/Badge.tsx';
import { words } from './words.ts';

interface AccountBadgeProps {
  /** Withdrawals go there unless the player chooses another. */
  usual: boolean;
  /** As in `accountStates`; an operator who says nothing finds it good. */
  status: number | null | undefined;
}

/** What is particular about an account: that it is looked at, refused, or the usual one. */
export function AccountBadge({ usual, status }: AccountBadgeProps) {
  const t = words.use();
  if (status === accountStates.reviewing) return <Badge>{t('reviewing')}</Badge>;
  if (status === accountStates.refused) return <Badge kind="bad">{t('declined')}</Badge>;
  return usual && <Badge kind="good">{t('usual')}</Badge>;
}
