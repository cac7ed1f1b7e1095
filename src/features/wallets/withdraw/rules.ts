import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import type { Output } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { accountStates, withdrawalFee } from '#contract/payouts.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Fault } from './form/fault.ts';

/** What the operator says before a withdrawal. */
export type Exchange = Output<'getExchange'>;

/** A way that says so can be used. */
const open = 1;
export const isOpen = ({ status }: Pick<PayoutMethod, 'status'>) => status === open;

/** Whether money can be paid to an account; one that says nothing of its state is good. */
export const isGood = ({ status }: BankAccount) => (status ?? accountStates.good) === accountStates.good;

/** What an amount may be on a way out, hundredths: never more than can be withdrawn at all. */
export const boundsOf = (
  { withdrawable }: Pick<Exchange, 'withdrawable'>,
  { minAmount, maxAmount }: Pick<PayoutMethod, 'minAmount' | 'maxAmount'>,
) => ({ min: minAmount, max: Math.min(maxAmount, withdrawable) as Money });

/** A rate (1/10000) in percent. */
export const percentOf = (rate: number) => rate / 100;

/** What a withdrawal costs, and what arrives, hundredths. */
export function costOf(amount: Money, method: PayoutMethod, freeTimes: number) {
  const fee = withdrawalFee(amount, method, freeTimes);
  return { fee: fee as Money, net: Math.max(0, amount - fee) as Money };
}

/** What is wrong with an amount (checklist V-16), null when nothing is; `amount` in hundredths, null for none typed. */
export function amountFault(
  amount: Money | null,
  exchange: Pick<Exchange, 'withdrawable'>,
  { minAmount: min, maxAmount: max }: PayoutMethod,
): Fault | null {
  if (amount === null) return { key: 'amountMissing' };
  if (amount < min || amount > max)
    return { key: 'amountRange', params: { min: formatMoney(min), max: formatMoney(max) } };
  return amount > exchange.withdrawable
    ? { key: 'amountOver', params: { most: formatMoney(exchange.withdrawable) } }
    : null;
}

/** What the amount that can be withdrawn is headed by: it waits for tomorrow where none is left today. */
export const headOf = ({ withdrawalNumber }: Pick<Exchange, 'withdrawalNumber'>) =>
  withdrawalNumber === 0 ? 'withdrawableTomorrow' : 'withdrawable';

/** What has to be dealt with before anything is typed; the first that stands in the way, null when nothing does. */
export type Gate = 'closed' | 'kyc' | 'noneLeft' | 'turnover' | 'little' | 'account' | 'reviewing';

export function gateOf(exchange: Exchange, method: PayoutMethod, accounts: readonly BankAccount[]): Gate | null {
  if (!isOpen(method)) return 'closed';
  if (exchange.kycRequired && exchange.kycStatus !== kycStates.passed) return 'kyc';
  if (exchange.withdrawalNumber === 0) return 'noneLeft';
  if (exchange.withdrawable < method.minAmount) return exchange.needBet > 0 ? 'turnover' : 'little';
  if (accounts.some(isGood)) return null;
  return accounts.some(({ status }) => status === accountStates.reviewing) ? 'reviewing' : 'account';
}

/** The account to begin with: the usual one if it can be paid to, else the first that can. */
export function firstAccount(accounts: readonly BankAccount[]): BankAccount | undefined {
  const good = accounts.filter(isGood);
  return good.find(({ isDefault }) => isDefault) ?? good[0];
}

/** What an account is called: its bank or wallet. */
export const titleOf = ({ bankId, name }: Pick<BankAccount, 'bankId' | 'name'>, kinds: readonly AccountKind[]) =>
  kinds.find((kind) => kind.bankId === bankId && kind.name === name)?.title ?? name;

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** A span of minutes as it is said: in whole days or hours where that is exact. */
export function spanOf(minutes: number): { key: 'minutes' | 'hours' | 'days'; n: number } {
  if (minutes >= minutesPerDay && minutes % minutesPerDay === 0) return { key: 'days', n: minutes / minutesPerDay };
  if (minutes >= minutesPerHour && minutes % minutesPerHour === 0) return { key: 'hours', n: minutes / minutesPerHour };
  return { key: 'minutes', n: minutes };
}
