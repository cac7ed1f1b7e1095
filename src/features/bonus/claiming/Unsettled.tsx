import { useEffect, useEffectEvent } from 'react';
import { moneyActs } from '#contract/moneyActs.ts';
import type { Reward } from '#contract/signInReply.ts';
import { words as shared } from '#shared/claims/words.en.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useUnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import type { ClaimAct } from '../claimable.ts';
import type { Claiming } from './useClaiming.ts';

interface UnsettledProps extends Pick<Claiming, 'done' | 'notDone' | 'unsure'> {
  act: ClaimAct;
  /** The claim's place among all. */
  place: number;
}

/** Follows a claim from when it is sent: while its outcome is unknown it is looked up and never sent again (WA-05). */
export function Unsettled({ act: { action }, place, done, notDone, unsure }: UnsettledProps) {
  const t = shared.use();
  const open = useUnknownOutcome(moneyActs[action].endpoint, (answer) =>
    done(place, (answer as { rewards: readonly Reward[] }).rewards),
  );
  const { unknown, outcome } = open;
  const ended = useEffectEvent(() => (outcome === 'notDone' ? notDone(place) : unsure(place)));
  useEffect(() => {
    if (outcome) ended();
  }, [outcome]);
  return unknown && <OutcomeUnknown act={open} text={t('doubtText')} />;
}
