import { useSnapshot } from 'valtio';
import type { Withdrawal } from '#contract/endpoints/withdrawals.ts';
import { language, locales } from '#i18n/language.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { formatMoney } from '#i18n/money.ts';
import { endOf, isBack, stepKeys, stepsAhead } from '../steps.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

const looks = { paid: css['good'], refused: css['bad'], returned: css['bad'] };

/**
 * The steps so far, with time and reason (the reason of the whole order is shown above them), those still to come, and
 * the figures of the order; one that was returned in full has no fee and no net amount, and nothing left the balance.
 */
export function Timeline({ order, title }: { order: Withdrawal; title: string }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { orderNo, amount, fee, realAmount, accountMasked, timeline } = order;
  const end = endOf(order.status);
  const cost = [
    [t('fee'), fee === 0 ? t('free') : formatMoney(fee)],
    [end === 'paid' ? t('received') : t('youReceive'), formatMoney(realAmount)],
  ] as const;
  const facts = [
    [isBack(order.status) ? t('orderAmount') : t('confirmAmount'), formatMoney(amount)],
    ...(isBack(order.status) ? [] : cost),
    [t('confirmTo'), t('toAccount', { way: title, account: accountMasked })],
  ] as const;
  return (
    <>
      <section className={layout['stack3']}>
        <h2 className={css['heading']}>{t('steps')}</h2>
        <ol className={`${layout['list']} ${layout['stack3']}`}>
          {timeline.map(({ status, time, reason }) => {
            const ending = endOf(status);
            return (
              <li key={status} className={[css['step'], ending && looks[ending]].filter(Boolean).join(' ')}>
                <span className={css['strong']}>{t(stepKeys[status])}</span>
                <span className={css['number']}>
                  <DateText at={time} locale={locales[code]} />
                </span>
                {reason && reason !== order.reason && <span className={css['small']}>{reason}</span>}
              </li>
            );
          })}
          {stepsAhead(order.status).map((status) => (
            <li key={status} className={[css['step'], `${css['ahead']} ${typography['muted']}`].join(' ')}>
              <span>{t(stepKeys[status])}</span>
              <span className={css['number']}>{t('notYet')}</span>
            </li>
          ))}
        </ol>
      </section>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p className={css['number']}>{t('orderNo', { orderNo })}</p>
    </>
  );
}
