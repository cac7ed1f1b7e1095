import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import { useReply } from '#nav/useReply.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { bindingLimit, leftOf } from './bindingLimit.ts';
import { limitText } from './limitText.ts';

/**
 * What the player's own limits leave to deposit, in hundredths and as text, and how much of the used part is an
 * unpaid order; neither amount nor text without a limit (RG-06, WA-08). `reminds`: the player wants to see the month's deposits
 * before each further one (players B22).
 */
export function useDepositLimit() {
  const { value, retry } = useReply('selfLimitInfo', {});
  useManilaMidnight(() => void retry());
  const binding = bindingLimit(value?.limits ?? [], 'deposit');
  const reminds = Boolean(value?.reminder);
  if (!binding) return { left: undefined, text: '', waiting: 0 as Money, reminds };
  const { period, value: limit, used, waiting, resetAt } = binding;
  return {
    left: leftOf(binding) as Money,
    text: limitText(codes.depositLimit, { period, limit, used: used ?? 0, ...(resetAt && { resetAt }) }),
    waiting: (waiting ?? 0) as Money,
    reminds,
  };
}

export type DepositLimit = ReturnType<typeof useDepositLimit>;
