import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import type { Output } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { accountStates, withdrawalFee } from '#contract/payouts.ts';
import type { Money } from '#contract/schema.ts';
import { readAmount } from '#contract/typed/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import type { FieldError } from './form/fieldError.ts';

/** The operator's information about withdrawals. */
export type Exchange = Output<'getExchange'>;

/** Status of an available payout method. */
const open = 1;
export const isOpen = ({ status }: Pick<PayoutMethod, 'status'>) => status === open;

/** Whether an account can receive money; one without a status can. */
export const isGood = ({ status }: BankAccount) => (status ?? accountStates.good) === accountStates.good;

/** The bounds of an amount by a payout method, hundredths: never more than the withdrawable amount. */
export const boundsOf = (
  { withdrawable }: Pick<Exchange, 'withdrawable'>,
  { minAmount, maxAmount }: Pick<PayoutMethod, 'minAmount' | 'maxAmount'>,
) => ({ min: minAmount, max: Math.min(maxAmount, withdrawable) as Money });

/** Converts a rate (1/10000) to percent. */
export const percentOf = (rate: number) => rate / 100;

/** The fee of a withdrawal and its net amount, hundredths. */
export function costOf(amount: Money, method: PayoutMethod, freeTimes: number) {
  const fee = withdrawalFee(amount, method, freeTimes);
  return { fee: fee as Money, net: Math.max(0, amount - fee) as Money };
}

/** Validates an amount as it was typed (checklist V-16). */
export function amountError(
  text: string,
  exchange: Pick<Exchange, 'withdrawable'>,
  { minAmount: min, maxAmount: max }: PayoutMethod,
): FieldError | null {
  const amount = readAmount(text);
  if (amount === null) return { key: text === '' ? 'amountMissing' : 'amountUnread' };
  if (amount < min || amount > max)
    return { key: 'amountRange', params: { min: formatMoney(min), max: formatMoney(max) } };
  return amount > exchange.withdrawable
    ? { key: 'amountOver', params: { most: formatMoney(exchange.withdrawable) } }
    : null;
}

/** Whether the day's number of withdrawals is used up, by an answer of today: one of another day says nothing of it. */
const isUsedUp = ({ withdrawalNumber }: Pick<Exchange, 'withdrawalNumber'>, isToday: boolean) =>
  isToday && withdrawalNumber === 0;

/** Text key of the withdrawable amount: available tomorrow if today's number of withdrawals is used up. */
export const headingOf = (exchange: Pick<Exchange, 'withdrawalNumber'>, isToday = true) =>
  isUsedUp(exchange, isToday) ? 'withdrawableTomorrow' : 'withdrawable';

/** What prevents a withdrawal; the first obstacle, null for none. */
export type Gate = 'closed' | 'kyc' | 'noneLeft' | 'turnover' | 'little' | 'account' | 'reviewing';

export function gateOf(
  exchange: Exchange,
  method: PayoutMethod,
  accounts: readonly BankAccount[],
  isToday = true,
): Gate | null {
  if (!isOpen(method)) return 'closed';
  if (exchange.kycRequired && exchange.kycStatus !== kycStates.passed) return 'kyc';
  if (isUsedUp(exchange, isToday)) return 'noneLeft';
  if (exchange.withdrawable < method.minAmount) return exchange.needBet > 0 ? 'turnover' : 'little';
  if (accounts.some(isGood)) return null;
  return accounts.some(({ status }) => status === accountStates.reviewing) ? 'reviewing' : 'account';
}

/** The preselected account: the default if it can receive money, else the first that can. */
export function firstAccount(accounts: readonly BankAccount[]): BankAccount | undefined {
  const good = accounts.filter(isGood);
  return good.find(({ isDefault }) => isDefault) ?? good[0];
}

/** The title of an account: its bank or wallet. */
export const titleOf = ({ bankId, name }: Pick<BankAccount, 'bankId' | 'name'>, kinds: readonly AccountKind[]) =>
  kinds.find((kind) => kind.bankId === bankId && kind.name === name)?.title ?? name;

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** A duration in minutes, as whole days or hours where that is exact. */
export function spanOf(minutes: number): { key: 'minutes' | 'hours' | 'days'; n: number } {
  if (minutes >= minutesPerDay && minutes % minutesPerDay === 0) return { key: 'days', n: minutes / minutesPerDay };
  if (minutes >= minutesPerHour && minutes % minutesPerHour === 0) return { key: 'hours', n: minutes / minutesPerHour };
  return { key: 'minutes', n: minutes };
}
