import { useSnapshot } from 'valtio';
import type { PayoutName } from '#contract/payouts.ts';
import { language, locales } from '#i18n/language.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { stores } from '#data/stores.ts';
import { Countdown } from '#ui/text/Countdown.tsx';
import { formatDateTime } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import { toIdentity, withdrawalPath } from '../paths.ts';
import type { FormRefusal } from './refusals.ts';
import css from '../WithdrawalScreen.module.css';
import { words as withdrawals } from '../words.ts';
import { words } from './words.ts';

const plain = {
  kyc: 'noteKyc',
  closed: 'noteClosed',
  mobile: 'needMobile',
  safebox: 'needSafebox',
  connection: 'noteConnection',
  elsewhere: 'noteElsewhere',
  locked: 'noteLocked',
  tooOften: 'noteTooOften',
} as const;

/** Why nothing left, heard at once, with the time to wait or the way on beside it. */
export function RefusalNote({ refusal, name }: { refusal: FormRefusal | null; name: PayoutName }) {
  const t = words.use();
  const shared = withdrawals.use();
  const { code } = useSnapshot(language);
  const { clockOffset } = useSnapshot(stores.settings);

  function said(each: FormRefusal) {
    if (each.key === 'turnover') return t('noteTurnover', { amount: formatMoney(each.amount) });
    if (each.key !== 'noneLeft') return t(plain[each.key]);
    if (each.until === undefined) return t('noteNoneLeft');
    return t('noteNoneLeftUntil', { time: formatDateTime(each.until, locales[code]) });
  }
  const waits = refusal?.key === 'locked' || refusal?.key === 'tooOften' ? refusal : null;
  return (
    <>
      <div role="alert">{refusal && <p className={css['fault']}>{said(refusal)}</p>}</div>
      {waits && (
        <p className={css['fault']}>
          <Countdown label={said(waits)} until={waits.until} now={() => Date.now() + clockOffset} days={String} />
        </p>
      )}
      {refusal?.key === 'kyc' && <LinkButton to={toIdentity(withdrawalPath(name))}>{shared('verify')}</LinkButton>}
    </>
  );
}
