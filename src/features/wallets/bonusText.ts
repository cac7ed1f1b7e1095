import type { RechargeItem } from '#contract/endpoints/anonymous.ts';
import { formatMoney } from '#i18n/money.ts';
import type { words } from './words.en.ts';

/** The texts of the recharge bonus types that say more than the amount (checklist E-11); 1 is none, 2 a share, 3 fixed. */
const named = {
  4: 'bonusFirst',
  5: 'bonusSecond',
  6: 'bonusThird',
  7: 'bonusDaily',
  8: 'bonusWeekly',
  9: 'bonusVip',
  10: 'bonusLevel',
  11: 'bonusEvent',
  12: 'bonusCoupon',
  13: 'bonusGift',
} as const;
const isNamed = (type: number): type is keyof typeof named => Object.hasOwn(named, type);

/** What a bonus is for, by its type (E-11): `first deposit`; undefined for an ordinary deposit bonus. */
export const bonusName = (t: ReturnType<typeof words.use>, type: RechargeItem['bonusType']): string | undefined =>
  type && isNamed(type) ? t(named[type]) : undefined;

/** The bonus of an amount in words, by its type (E-11): `+₱25.00 bonus, first deposit`. */
export function bonusText(
  t: ReturnType<typeof words.use>,
  { bonus, bonusType }: Readonly<Pick<RechargeItem, 'bonus' | 'bonusType'>>,
): string {
  const amount = t('bonus', { amount: formatMoney(bonus) });
  return [amount, bonusName(t, bonusType)].filter(Boolean).join(', ');
}
