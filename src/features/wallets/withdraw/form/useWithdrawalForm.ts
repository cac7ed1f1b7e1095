import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { feeRaised } from '#contract/codes.ts';
import type { BankAccount } from '#contract/endpoints/accounts.ts';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import type { ActInput } from '#contract/moneyActs.ts';
import { defaultLengths } from '#contract/defaults.ts';
import { Failure } from '#contract/failure.ts';
import { digitsIn, type Span } from '#shared/forms/digits.ts';
import { draftOf, useDraft, withDraft } from '#shared/forms/draft.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { show } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { useAction } from '#nav/useAction.ts';
import { sayPhrase } from '#shared/forms/phrase.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { readAmount } from '#contract/typed/amount.ts';
import type { FieldError } from './fieldError.ts';
import { refusalOf, type FormRefusal } from './refusals.ts';
import { amountError, costOf, firstAccount, isGood, type Exchange } from '../rules.ts';
import { words } from '../words.en.ts';

type Lengths = { readonly [name: string]: Span } | null | undefined;

/** How many digits a one-time code or the safebox's password may have, from the operator's config. */
export const digitsOf = (config: { readonly lengths?: Lengths } | null, name: 'smsCode' | 'safeboxPassword'): Span =>
  config?.lengths?.[name] ?? defaultLengths[name];

interface Plan {
  exchange: Exchange;
  method: PayoutMethod;
  accounts: readonly BankAccount[];
  act: MoneyAct<'withdraw'>;
  /** The account's name in the confirmation dialog. */
  nameOf(account: BankAccount): string;
}

/** A withdrawal that waits for the network: the amount, and which of the player's accounts it is to go to. */
const draftBy = (method: string) => draftOf(`withdrawal.${method}`, 'player');

const isWhole = (text: string, { min, max }: Span) => text.length >= min && text.length <= max && /^\d+$/.test(text);

/**
 * The withdrawal form: sent once, after confirmation of the net amount, with one proof (WA-10). If a fee above the
 * confirmed one is due, the terms are read again for another confirmation.
 */
export function useWithdrawalForm({ exchange, method, accounts, act, nameOf }: Plan) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [draft] = useState(() => draftBy(method.name));
  const [initial] = useState(() =>
    withDraft({ accountId: String(firstAccount(accounts)?.id ?? ''), amount: '', smsCode: '', password: '' }, draft),
  );
  const byCode = exchange.verification === 'otp';
  const chosen = (id: string) => accounts.find((each) => isGood(each) && String(each.id) === id);

  function proofError({ smsCode, password }: { smsCode: string; password: string }) {
    const digits = digitsOf(config, byCode ? 'smsCode' : 'safeboxPassword');
    if (isWhole(byCode ? smsCode : password, digits)) return {};
    const fieldError = {
      key: byCode ? 'codeMissing' : 'passwordMissing',
      params: { digits: digitsIn(digits) },
    } as const;
    return byCode ? { smsCode: fieldError } : { password: fieldError };
  }

  const form = useSentForm<
    { accountId: string; amount: string; smsCode: string; password: string },
    FieldError,
    FormRefusal
  >({
    initial,
    check: (values) => ({
      accountId: chosen(values.accountId) ? null : { key: 'chooseAccount' },
      amount: amountError(values.amount, exchange, method),
      ...proofError(values),
    }),
    say: (fieldError) => sayPhrase(t, fieldError),
    place: refusalOf,
    async send({ accountId, smsCode, password, ...values }) {
      const account = chosen(accountId);
      const amount = readAmount(values.amount);
      if (!account || amount === null || !stores.network.onLine) return;
      const { fee, net } = costOf(amount, method, exchange.freeTimes);
      const input = { name: method.name, amount, fee, accountId: account.id, ...(byCode ? { smsCode } : { password }) };
      const confirmed = () => {
        draft.drop();
        void sending.run(input);
      };
      await show('withdraw', { amount, fee, net, to: nameOf(account), eta: method.eta, onConfirm: confirmed });
    },
  });
  const sending = useAction(async (input: ActInput<'withdraw'>) => {
    try {
      await act.send(input);
    } catch (failure) {
      const isRaised = failure instanceof Failure && failure.code === feeRaised;
      if (isRaised) await app.replies.read('getExchange', {}, true).catch(() => {});
      throw failure;
    }
  }, form.take);
  useDraft(draft, form.values, ['accountId', 'amount']);

  return { ...form, byCode, busy: form.busy || sending.busy || (act.inFlight && !act.elsewhere) };
}

export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>;
