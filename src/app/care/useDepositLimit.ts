import { useReply } from '../useReply.ts';
import { bindingLimit, leftOf } from './bindingLimit.ts';
import { limitCodes } from './limitCodes.ts';
import { limitText } from './limitText.ts';

/** What the player's own limits leave to deposit, in hundredths and in words; nothing is said where there is none (RG-06, WA-08). */
export function useDepositLimit() {
  const { value } = useReply('selfLimitInfo', {});
  const binding = bindingLimit(value?.limits ?? [], 'deposit');
  if (!binding) return { left: Infinity, text: '' };
  const { period, value: limit, used, resetAt } = binding;
  return {
    left: leftOf(binding),
    text: limitText(limitCodes.deposit, { period, limit, used: used ?? 0, ...(resetAt && { resetAt }) }),
  };
}
