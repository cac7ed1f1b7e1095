import { Link } from 'wouter';
import type { Withdrawal } from '#contract/endpoints/withdrawals.ts';
import { href } from '#nav/href.ts';
import { formatMoney } from '#i18n/money.ts';
import typography from '#ui/typography.module.css';
import css from '../WalletsScreen.module.css';
import { payoutNameOf, withdrawalPath } from '../withdraw/paths.ts';
import { endOf, isBack, stepKeys } from '../withdraw/steps.ts';
import { words as steps } from '../withdraw/words.en.ts';
import { words } from '../words.en.ts';
import { Time } from './Time.tsx';

const tones = { paid: css['gain'], refused: typography['danger'], returned: typography['danger'] };

/** A withdrawal: amount, receiving account, status with its reason, and a link to its details. */
export function WithdrawalRow({ withdrawal, title }: { withdrawal: Withdrawal; title: string }) {
  const t = words.use();
  const say = steps.use();
  const { orderNo, time, amount, realAmount, name, accountMasked, status, reason } = withdrawal;
  const way = payoutNameOf(name);
  const end = endOf(status);
  return (
    <li className={css['row']}>
      <span className={css['what']}>{t('withdrawalBy', { way: title })}</span>
      <span className={css['sum']}>{formatMoney(amount)}</span>
      <span className={css['number']}>
        <Time at={time} as="clock" />
      </span>
      <span className={`${css['number']} ${end ? tones[end] : ''}`}>{say(stepKeys[status])}</span>
      {reason && <span className={`${css['number']} ${css['wide']}`}>{reason}</span>}
      <span className={`${css['number']} ${css['wide']} ${css['ends']}`}>
        <span>{accountMasked}</span>
        {!isBack(status) && (
          <span>{t(end === 'paid' ? 'netPaidLine' : 'netLine', { amount: formatMoney(realAmount) })}</span>
        )}
      </span>
      <span className={`${css['number']} ${css['wide']}`}>
        {way ? <Link href={href(withdrawalPath(way), { orderNo })}>{orderNo}</Link> : orderNo}
      </span>
    </li>
  );
}
