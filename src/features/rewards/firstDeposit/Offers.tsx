import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Output } from '#contract/endpoints.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { useDeposited } from '#shared/deposit/useDeposited.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Offers.module.css';
import { words } from './words.en.ts';

type Info = Readonly<Output<'firstDepositInfo'>>;

/** A rate is in ten-thousandths: ten to the tenth of a percent. */
const ratePerTenth = 10;
const tenthsPerPercent = 10;

/** A rate in percent with one decimal at most, rounded down. */
const percentOf = (rate: number) => Math.floor(rate / ratePerTenth) / tenthsPerPercent;

const hasPassed = (until: number) => operatorTime() >= until;

interface OffersProps {
  value: Info;
  /** Called when the offers' time is over. */
  onEnd: () => void;
}

/**
 * The offers for a first deposit with their price, bonus and rate, and the time left (FD-01): each leads to the
 * wallet, where its amount is preselected. Once there is a deposit, or the time is over, it says how the offer ended.
 */
export function Offers({ value: { items, endTime, turnover }, onEnd }: OffersProps) {
  const t = words.use();
  const deposited = useDeposited();
  const [isOver, setIsOver] = useState(() => Boolean(endTime && hasPassed(endTime)));
  const open = deposited || isOver ? [] : items.filter(({ status }) => status === offerStates.open);
  if (open.length === 0)
    return <Ended items={items} hasDeposited={Boolean(deposited)} endTime={isOver ? endTime : undefined} />;
  return (
    <div className={layout['stack3']}>
      {endTime ? (
        <p className={css['time']}>
          {t('timeLeft')}{' '}
          <ServerCountdown label={t('timeLeft')} until={endTime} onEnd={() => setIsOver(true)} onEndSoon={onEnd} />
        </p>
      ) : null}
      <ul className={`${layout['list']} ${layout['stack3']}`} aria-label={t('offers')}>
        {open.map(({ id, price, bonus, rate }) => (
          <li key={id}>
            <Link href={href('/wallets', { name: 'deposit', back: true, item: id })} className={css['offer']}>
              <span className={css['price']}>{t('price', { price: formatMoney(price) })}</span>{' '}
              <strong className={css['bonus']}>{t('bonus', { bonus: formatMoney(bonus) })}</strong>{' '}
              <span className={css['rate']}>{t('rate', { n: String(percentOf(rate)) })}</span>
              <Icon name="onward" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={typography['caption']}>{turnover ? t('terms', { n: String(turnover) }) : t('termsUnknown')}</p>
    </div>
  );
}

interface EndedProps extends Pick<Info, 'items'> {
  hasDeposited: boolean;
  /** When the offers' time ended, if it has. */
  endTime: Info['endTime'];
}

/** How the offer ended: used, expired, or the first deposit was made without it. */
function Ended({ items, hasDeposited, endTime }: EndedProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const used = items.find(({ status }) => status === offerStates.used);
  const why = () => {
    if (used) return t('usedText', { bonus: formatMoney(used.bonus), price: formatMoney(used.price) });
    if (endTime) return t('overBy', { time: formatDateTime(endTime, locales[code]) });
    return t(hasDeposited ? 'overDeposited' : 'overText');
  };
  return (
    <EmptyState title={t(used ? 'used' : 'over')} text={why()}>
      <LinkButton to={href('/wallets')}>{t('toWallet')}</LinkButton>
    </EmptyState>
  );
}
