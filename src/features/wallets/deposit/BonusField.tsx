import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import type { Choice } from '../useDepositChoice.ts';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** Values of the choice between a deposit with its bonus and one without. */
const options = { bonus: 'bonus', none: 'none' } as const;

interface BonusFieldProps {
  choice: Choice;
  /** What the chosen coupon adds, hundredths. */
  couponBonus: number;
}

/**
 * What the chosen deposit and its bonus ask for, before it is made, and the choice to do without the bonus (BO-06,
 * RG-26).
 */
export function BonusField({ choice: { amount, item, other, noBonus, refuseBonus }, couponBonus }: BonusFieldProps) {
  const t = words.use();
  const times = useReply('getExchange', {}).value?.turnover;
  if (amount === null) return null;
  const offered = other ? 0 : (item?.bonus ?? 0);
  const taken = (noBonus ? 0 : offered) + couponBonus;
  const staked = (sum: number, n: number) => ({ turnover: formatMoney((sum * n) as Money), n });
  return (
    <div className={layout['stack2']}>
      {offered > 0 && (
        <RadioCards
          legend={t('bonusChoice')}
          options={[
            {
              value: options.bonus,
              label: t('bonus', { amount: formatMoney(offered as Money) }),
              note: times && t('wagerTimes', staked(offered, times.bonus)),
            },
            { value: options.none, label: t('noBonus'), note: t('noBonusNote') },
          ]}
          value={noBonus ? options.none : options.bonus}
          onChange={(value) => refuseBonus(value === options.none)}
        />
      )}
      {times && <p className={typography['caption']}>{t('depositTerms', staked(amount, times.deposit))}</p>}
      {taken > 0 && (
        <p className={typography['caption']}>
          {t('bonusTerms', { bonus: formatMoney(taken as Money) })}{' '}
          {times && t('bonusWager', staked(taken, times.bonus))} {t('bonusApart')}
        </p>
      )}
    </div>
  );
}
