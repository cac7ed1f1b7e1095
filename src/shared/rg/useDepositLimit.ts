import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { bindingLimit, isOver, leftOf } from './bindingLimit.ts';
import { limitText } from './limitText.ts';
import { useAnswer } from './useAnswer.ts';
import { useOutboxLimits } from './useOutboxLimits.ts';

/**
 * What the player's own limits leave to deposit, in hundredths and as text, and how much of the used part is an
 * unpaid order; neither amount nor text without a limit, and no text while only the used part of a period that is over
 * is known (RG-06, WA-08). `reminds`: the player wants to see the month's deposits before each further one, by what is
 * known, or by a choice that waits on this device; `mayRemind`: they may have switched that on elsewhere, as it
 * couldn't be loaded (players B22). `isAwaited`: the operator hasn't answered yet.
 */
export function useDepositLimit() {
  const { kept, unknown, retry } = useAnswer('selfLimitInfo', {});
  useManilaMidnight(() => void retry());
  const isSwitchedOn = useOutboxLimits().findLast(({ kind }) => kind === 'reminder')?.value === 1;
  const binding = bindingLimit(kept?.limits ?? [], 'deposit');
  const reminds = Boolean(kept?.reminder) || isSwitchedOn;
  const reminder = {
    reminds,
    mayRemind: !reminds && unknown?.isFailed === true,
    isAwaited: unknown?.isFailed === false,
  };
  if (!binding) return { left: undefined, text: '', waiting: 0 as Money, ...reminder };
  const left = leftOf(binding) as Money;
  if (isOver(binding)) return { left, text: '', waiting: 0 as Money, ...reminder };
  const { period, value: limit, used, waiting, resetAt } = binding;
  return {
    left,
    text: limitText(codes.depositLimit, { period, limit, used: used ?? 0, ...(resetAt && { resetAt }) }),
    waiting: (waiting ?? 0) as Money,
    ...reminder,
  };
}

export type DepositLimit = ReturnType<typeof useDepositLimit>;
