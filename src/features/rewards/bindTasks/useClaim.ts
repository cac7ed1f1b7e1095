import { useEffect, useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { useUncertain } from '#shared/money-act/useUncertain.ts';
import { whileBusy } from '#browser/busyLock.ts';
import { report } from '#nav/report.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';

const lookAgain = () => void app.read('bindInfo', {}).catch(() => {});

/** Claims one reward at a time; of one whose outcome nobody knows, a read says what became of it, and nothing is sent again. */
export function useClaim() {
  const [claimed, setClaimed] = useState(0);
  const give = ({ rewards }: Output<'bindReceive'>) => void showRewards(rewards);
  const doubt = useUncertain('bindReceive', (answer) => give(answer as Output<'bindReceive'>));
  const { uncertain } = doubt;
  useEffect(() => {
    if (uncertain) return lookAgain;
  }, [uncertain]);

  const claiming = useAction(
    async (id: number) => {
      doubt.forget();
      setClaimed(id);
      give(await whileBusy(() => app.claimBind({ id })));
    },
    // What nobody knows stands on the page.
    (failure) => (failure instanceof Failure && failure.kind === 'uncertain') || report(failure),
  );

  return {
    doubt,
    /** The task whose reward is on its way. */
    onItsWay: claiming.busy ? claimed : 0,
    busy: claiming.busy || doubt.sending || uncertain,
    claim: claiming.run,
  };
}

export type Claim = ReturnType<typeof useClaim>;
