import { useState } from 'react';
import { conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { report } from '#nav/report.ts';
import { useDeposited } from './useDeposited.ts';

/** Whether a claim was refused because cash waits for the player's first paid deposit (V-32). */
export const lacksDeposit = (failure: unknown) =>
  failure instanceof Failure && failure.code === conditionUnmet && failure.details.need === 'recharge';

/**
 * Whether rewards are locked because the player has no paid deposit yet (V-32): by known data, or by the operator's
 * refusal of a claim. `onFailure` takes the failure of a claim.
 */
export function useRewardLock() {
  const deposited = useDeposited();
  const [refused, setRefused] = useState(false);
  return {
    locked: deposited === 0 || (refused && !deposited),
    onFailure(failure: unknown) {
      if (lacksDeposit(failure)) setRefused(true);
      else report(failure);
    },
  };
}
