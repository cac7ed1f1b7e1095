import { useState } from 'react';
import { conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { report } from '#nav/report.ts';
import { useDeposited } from './useDeposited.ts';

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
      const lacks =
        failure instanceof Failure && failure.code === conditionUnmet && failure.details.need === 'recharge';
      if (lacks) setRefused(true);
      else report(failure);
    },
  };
}
