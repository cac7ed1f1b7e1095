import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { CashTerms, hasCash } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { RewardList } from '#shared/rewards/RewardList.tsx';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Card } from '#ui/Card.tsx';
import { awardState, type Header } from './header.ts';
import type { MailClaim } from './useMailClaim.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

interface MailAwardProps {
  mail: Header;
  claim: MailClaim;
  /** Cash waits for the first deposit (V-32). */
  locked: boolean;
  turnover: number | null | undefined;
}

/** A mail's award, its expiry, the terms of cash, and its claim (ML-02, ML-03). */
export function MailAward({ mail, claim, locked, turnover }: MailAwardProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const isRestricted = useRestrictedMode();
  const textOf = useAwardText();
  const [lockId, restId] = [useId(), useId()];
  const state = awardState(mail);
  if (!state) return null;
  const { id, title, awards = [], expireTime } = mail;
  const given = [...(awards ?? [])];
  const isCash = hasCash(given);
  const isOpen = state === 'claimable';
  const isLocked = isRestricted || (locked && isCash);
  return (
    <Card aria-label={t('reward')}>
      {given.length > 0 && <RewardList rewards={given} />}
      {isOpen && expireTime ? (
        <p className={typography['caption']}>{t('until', { time: formatDateTime(expireTime, locales[code]) })}</p>
      ) : null}
      {isOpen && isCash && <CashTerms turnover={turnover} locked={locked && !isRestricted} lockId={lockId} />}
      {isOpen && isRestricted && <p id={restId}>{t('resting')}</p>}
      <ClaimButton
        act={claim}
        input={{ id }}
        what={textOf(given) || title}
        state={isOpen && isLocked ? 'locked' : state}
        reasonId={isRestricted ? restId : locked && isCash ? lockId : undefined}
      />
    </Card>
  );
}
