import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { CashTerms } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import typography from '#ui/typography.module.css';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { LevelCard } from './LevelCard.tsx';
import type { Acts, Agent } from './useAgent.ts';
import { words } from './words.en.ts';

/** The claimable commission, its sources, and what makes a member valid (SH-03). */
export function Overview({ value, acts }: { value: Agent; acts: Acts }) {
  const t = words.use();
  const isReady = value.canReceive > 0 && !waitsForDeposit(value, acts);
  return (
    <>
      <Receive value={value} acts={acts} />
      <LinkButton kind={isReady ? 'plain' : 'gold'} wide to={href('/share')}>
        {t('shareLink')}
      </LinkButton>
      <LevelCard value={value} />
      <Figures value={value} />
    </>
  );
}

/** Whether commission waits for the first deposit, as bonus money does (V-32). */
const waitsForDeposit = ({ canReceive, turnover }: Agent, { locked }: Acts) =>
  locked && Boolean(turnover) && canReceive > 0;

/** The commission of past days, claimed at once. */
function Receive({ value, acts }: { value: Agent; acts: Acts }) {
  const t = words.use();
  const [lockId, reasonId] = [useId(), useId()];
  const { canReceive, minReceive, turnover, nextTime } = value;
  /** The unclaimed amount, even if still too small to claim. */
  const amount = value.unreceived ?? canReceive;
  const waits = waitsForDeposit(value, acts);
  const reason = amount === 0 ? t('nothingYet') : canReceive === 0 && t('atLeast', { amount: formatMoney(minReceive) });
  return (
    <>
      <Card nacre>
        <h2 className={typography['subheading']}>{t('ready')}</h2>
        <MoneyText amount={amount} large />
        {reason && <p id={reasonId}>{reason}</p>}
        <ClaimButton
          act={acts.receive}
          input={{}}
          what={formatMoney(amount)}
          state={reason || waits ? 'locked' : 'claimable'}
          reasonId={reason ? reasonId : waits ? lockId : undefined}
        >
          {t('receive')}
        </ClaimButton>
        {nextTime ? (
          <p className={typography['caption']}>
            {t('readyIn')}{' '}
            <ServerCountdown label={t('readyIn')} until={nextTime} onEndSoon={() => void acts.reply.retry()} />
          </p>
        ) : null}
      </Card>
      {amount > 0 && <CashTerms turnover={turnover} locked={waits} lockId={lockId} />}
    </>
  );
}

/** The figures, each with its explanation. */
function Figures({ value }: { value: Agent }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { today, yesterday, totalCommission } = value;
  return (
    <Card aria-label={t('figures')}>
      {(['direct', 'valid', 'team', 'todayNew'] as const).map((key) => (
        <ListRow
          key={key}
          title={t(key)}
          text={t(`${key}Text`)}
          end={<strong>{value[key].toLocaleString(locales[code])}</strong>}
        />
      ))}
      {today !== undefined && today !== null && (
        <ListRow title={t('today')} text={t('todayText')} end={<MoneyText amount={today} />} />
      )}
      <ListRow title={t('yesterday')} text={t('yesterdayText')} end={<MoneyText amount={yesterday} />} />
      <ListRow title={t('total')} text={t('totalText')} end={<MoneyText amount={totalCommission} />} />
    </Card>
  );
}
