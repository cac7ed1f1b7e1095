import { useSnapshot } from 'valtio';
import { awardStates, rankPeriods, type RankPeriod } from '#contract/rewards/contests.ts';
import type { RankResult } from '#contract/endpoints/rank.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatDateTime, formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { CashLocked, CashTerms } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Card } from '#ui/Card.tsx';
import { ClaimRow } from '../ClaimRow.tsx';
import type { Claim } from '../useClaim.ts';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

interface PastProps {
  period: RankPeriod;
  results: readonly Readonly<RankResult>[];
  /** How many times cash must be staked before it can be withdrawn. */
  turnover: number;
  claim: Claim;
}

/** The player's places with a reward in ended periods, each claimed once, with its expiry (RK-01). */
export function Past({ period, results, turnover, claim }: PastProps) {
  const t = words.use();
  const now = useOperatorTime();
  const waiting = results.filter(({ status, expireTime }) => status === awardStates.claimable && expireTime > now);
  const kind = rowKind(waiting.filter(({ awards }) => !claim.lockOf(awards)).length);
  return (
    <>
      {waiting.some(({ awards }) => claim.lockOf(awards)) && <CashLocked id={claim.lockId} />}
      <Card>
        <h2>{t('past')}</h2>
        {waiting.length > 0 && <CashTerms turnover={turnover} />}
        <ul className={`${layout['list']} ${layout['stack3']}`}>
          {results.map((result) => (
            <Result key={result.id} period={period} result={result} now={now} claim={claim} kind={kind} />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface ResultProps extends Pick<PastProps, 'period' | 'claim'> {
  result: Readonly<RankResult>;
  /** The operator's time, epoch milliseconds. */
  now: number;
  /** The look of its claim. */
  kind: 'gold' | 'plain';
}

function Result({ period, result, now, claim, kind }: ResultProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const awardText = useAwardText();
  const { id, startTime, endTime, expireTime, rank, value, awards, status } = result;
  const locale = locales[code];
  const from = formatDay(startTime, locale);
  // `endTime` is the start of the next day.
  const to = formatDay(endTime - 1, locale);
  const when = period === rankPeriods.day ? from : t('pastSpan', { from, to });
  const reasonId = claim.lockOf(awards);
  const isOver = expireTime <= now;
  const open = reasonId ? 'locked' : 'claimable';
  const state = isOver ? 'expired' : open;
  const isClaimed = status === awardStates.claimed;
  return (
    <ClaimRow
      note={!isClaimed && !isOver && t('claimBy', { time: formatDateTime(expireTime, locale) })}
      claim={
        <ClaimButton
          act={claim.act}
          input={{ id }}
          what={t('what', { n: String(rank), period: when, awards: awardText(awards) })}
          state={isClaimed ? 'claimed' : state}
          reasonId={reasonId}
          kind={kind}
        />
      }
    >
      <strong>{when}</strong>
      <span className={typography['caption']}>{t('pastPlace', { n: String(rank), value: formatMoney(value) })}</span>
      <span>{awardText(awards)}</span>
    </ClaimRow>
  );
}
