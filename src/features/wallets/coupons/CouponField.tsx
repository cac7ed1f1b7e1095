import { useSnapshot } from 'valtio';
import { couponKinds } from '#contract/rewards/coupons.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import type { Offer } from './usable.ts';
import { words } from '../words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** The option for no coupon, a value that is no coupon's id. */
export const noCoupon = 0;

/** A coupon's share counts ten-thousandths; a percent has a hundred of them. */
const sharePerPercent = 100;

interface CouponFieldProps {
  offers: readonly Offer<Readonly<Coupon>>[];
  /** A coupon's id, or `noCoupon`. */
  value: number;
  onChange: (id: number) => void;
}

/** Choice of a coupon that is valid for the deposit, the best first, each with its bonus; none is preselected. */
export function CouponField({ offers, value, onChange }: CouponFieldProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const termsOf = ({ kind, value: worth, most, minAmount }: Readonly<Coupon>) => {
    if (kind !== couponKinds.general) return t('fixed', { amount: formatMoney(minAmount) });
    const percent = worth / sharePerPercent;
    return most ? t('shareUpTo', { percent, amount: formatMoney(most) }) : t('share', { percent });
  };
  const options = [
    ...offers.map(({ coupon, bonus }) => ({
      value: coupon.id,
      label: t('adds', { amount: formatMoney(bonus as Money) }),
      note: `${termsOf(coupon)}, ${t('until', { day: formatDay(coupon.expireTime, locales[code]) })}`,
    })),
    { value: noCoupon, label: t('none') },
  ];
  return (
    <div className={layout['stack2']}>
      <RadioCards legend={t('legend')} options={options} value={value} onChange={onChange} />
      {value !== noCoupon && <p className={typography['caption']}>{t('turnover')}</p>}
    </div>
  );
}
