import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '../../../worker/contract/endpoints.ts';
import { Failure } from '../../../worker/contract/failure.ts';
import { whileBusy } from '../../app/busy.ts';
import { report } from '../../app/report.ts';
import { showRewards } from '../../app/rewards/showRewards.ts';
import { stores } from '../../app/stores.ts';
import { useAction } from '../../app/useAction.ts';
import { app } from '../../app/worker.ts';

type Claimed = Output<'bindReceive'>;

/** Claims one reward at a time; of one whose outcome nobody knows, a read says what became of it, and nothing is sent again. */
export function useClaim() {
  const act = useSnapshot(stores.acts)['bindReceive'];
  const [ending, setEnding] = useState<'doubtStill' | 'doubtNotDone' | null>(null);
  const [claimed, setClaimed] = useState(0);
  const give = ({ rewards }: Claimed) => void showRewards(rewards);

  const claiming = useAction(
    async (id: number) => {
      setEnding(null);
      setClaimed(id);
      give(await whileBusy(() => app.claimBind({ id })));
    },
    // What nobody knows stands on the page.
    (failure) => (failure instanceof Failure && failure.kind === 'uncertain') || report(failure),
  );
  const checking = useAction(async () => {
    const answer = await app.settle('bindReceive');
    if (answer) give(answer as Claimed);
    setEnding(answer ? null : stores.acts['bindReceive'] ? 'doubtStill' : 'doubtNotDone');
    void app.read('bindInfo', {}).catch(() => {});
  });
  const leaving = useAction(async () => {
    await app.giveUp('bindReceive');
    setEnding(null);
    void app.read('bindInfo', {}).catch(() => {});
  });

  return {
    uncertain: act?.state === 'uncertain',
    ending,
    /** The task whose reward is on its way. */
    onItsWay: claiming.busy ? claimed : 0,
    busy: claiming.busy || act !== undefined,
    claim: claiming.run,
    checking: checking.busy,
    check: checking.run,
    leave: leaving.run,
  };
}

export type Claim = ReturnType<typeof useClaim>;
