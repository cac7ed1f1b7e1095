import { words } from '#shared/claims/words.en.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import type { MailClaim } from './useMailClaim.ts';

/** The outcome of a claim whose answer was lost. */
export function ClaimOutcome({ claim }: { claim: MailClaim }) {
  const t = words.use();
  if (claim.unknown) return <OutcomeUnknown act={claim} text={t('doubtText')} />;
  return claim.outcome && <output>{t(claim.outcome)}</output>;
}
