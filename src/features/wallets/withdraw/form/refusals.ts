import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import { counted, placeBy, type Answers, type Over } from '#shared/forms/refusals.ts';
import { formatMoney } from '#i18n/money.ts';
import type { FieldError } from './fieldError.ts';

/** A refusal shown above the submit button. */
export type FormRefusal = Over<FieldError>;

const answers: Answers<FieldError> = {
  network: () => null,
  busy: () => ({ key: 'noteElsewhere' }),
  [codes.notAllowed]({ need }) {
    if (need === 'bind') return { key: 'needMobile' };
    return need === 'password' ? { key: 'needSafebox' } : null;
  },
  [codes.wrongSafeboxPassword]: ({ left }) => ({
    ...counted('passwordWrong', 'passwordWrongLeft', left),
    field: 'password',
  }),
  [codes.lowBalance]: () => ({ key: 'balanceLow', field: 'amount' }),
  [codes.amountOutOfRange]({ min, max }) {
    if (min === undefined || max === undefined) return { key: 'refused', field: 'amount' };
    const params = { min: formatMoney(min as Money), max: formatMoney(max as Money) };
    return { key: 'amountRange', params, field: 'amount' };
  },
  [codes.otherName]: () => ({ key: 'otherName', field: 'accountId' }),
  [codes.turnoverLeft]: ({ needBet }) => ({
    key: 'noteTurnover',
    params: { amount: formatMoney((needBet ?? null) as Money | null) },
  }),
  [codes.kycNeeded]: () => ({ key: 'noteKyc' }),
  [codes.noneLeftToday]: ({ resetAt, need }) => ({
    key: need === 'time' ? 'noteHeld' : 'noteNoneLeft',
    until: resetAt,
  }),
  [codes.channelClosed]: () => ({ key: 'noteClosed' }),
  [codes.feeRaised]: () => ({ key: 'noteFee' }),
};

/** Where the withdrawal form shows a failure; null when the app shell handles it. */
export const refusalOf = placeBy<FieldError>(answers);
