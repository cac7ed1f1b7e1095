import { moneyActs } from '#contract/moneyActs.ts';
import { words as shared } from '#shared/claims/words.en.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useUnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import type { ClaimAct } from '../claimable.ts';
import type { Claiming, Step } from './useClaiming.ts';

interface UnsettledProps extends Pick<Claiming, 'settle'> {
  act: ClaimAct;
  step: Step;
}

/**
 * Follows a claim from when it is sent, or the act that blocks it: while the outcome is unknown it is looked up and never
 * sent again (WA-05).
 */
export function Unsettled({ act: { action }, step, settle }: UnsettledProps) {
  const t = shared.use();
  const open = useUnknownOutcome(
    moneyActs[action].endpoint,
    ({ rewards }, { requestId }) => settle(requestId, { state: 'done', rewards }),
    (requestId) => settle(requestId, { state: 'waiting', why: 'notDone' }),
  );
  return step.state === 'unknown' && <OutcomeUnknown act={open} text={t('doubtText')} />;
}
