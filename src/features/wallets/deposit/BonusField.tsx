import type { Money } from '#contract/schema.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { formatMoney } from '#i18n/money.ts';
import { useAction } from '#nav/useAction.ts';
import { bonusName } from '../bonusText.ts';
import type { Choice } from '../useDepositChoice.ts';
import css from '../ChoiceFields.module.css';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** Values of the choice between a deposit with its bonus and one without. */
const options = { bonus: 'bonus', none: 'none' } as const;

interface BonusFieldProps {
  choice: Choice;
  /** The bonus of the chosen coupon, hundredths. */
  couponBonus: number;
}

/**
 * The choice to take or decline a deposit's bonus, and what the bonus holds back (BO-06, RG-26). While the offers, or
 * what they ask for, can't be loaded: that there is none.
 */
export function BonusField({
  choice: { amount, item, offered, bonus, noBonus, refuseBonus, unknownOffers, unknownTerms },
  couponBonus,
}: BonusFieldProps) {
  const t = words.use();
  const failed = [unknownTerms, unknownOffers].flatMap((each) => (each?.isFailed ? [each] : []));
  const retrying = useAction(() => Promise.all(failed.map(({ retry }) => retry())));
  if (amount === null) return null;
  return (
    <div className={`${css['bonus']} ${layout['stack2']}`}>
      {failed.length > 0 && (
        <>
          <output className={typography['caption']}>
            {t(unknownTerms?.isFailed ? 'termsUnknown' : 'bonusUnknown')}
          </output>
          <Button busy={retrying.busy} onClick={() => void retrying.run()}>
            {t('checkAgain')}
          </Button>
        </>
      )}
      {item && offered > 0 && failed.length === 0 && (
        <RadioCards
          legend={t('bonusChoice')}
          options={[
            {
              value: options.bonus,
              label: t('bonus', { amount: formatMoney(offered as Money) }),
              note: bonusName(t, item.bonusType),
            },
            { value: options.none, label: t('noBonus') },
          ]}
          value={noBonus ? options.none : options.bonus}
          onChange={(value) => refuseBonus(value === options.none)}
          slim
          unseenLegend
        />
      )}
      {bonus + couponBonus > 0 && <p className={typography['caption']}>{t('bonusApart')}</p>}
    </div>
  );
}
