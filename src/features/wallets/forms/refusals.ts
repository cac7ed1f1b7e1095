import * as codes from '#contract/codes.ts';
import { counted, placeBy, type Answers, type Over } from '#shared/forms/refusals.ts';
import type { FieldError } from './fieldError.ts';

/** A refusal that belongs to no single field, shown above the submit button. */
export type FormRefusal = Over<FieldError>;

const answers: Answers<FieldError> = {
  busy: () => ({ key: 'busyNow' }),
  [codes.wrongSafeboxPassword]: ({ left }, fields) => ({
    ...counted('passwordWrong', 'passwordWrongLeft', left),
    field: fields.includes('oldPassword') ? 'oldPassword' : 'password',
  }),
  [codes.otherName]: () => ({ key: 'nameRefused', field: 'accountName' }),
  [codes.lowBalance]: () => ({ key: 'lessThere', field: 'amount' }),
  [codes.alreadyDone]: ({ field = '' }, fields) =>
    fields.includes(field) ? { key: 'numberTwice', field } : { key: 'onItsWay' },
  [codes.notAllowed]: ({ need }) => (need === 'bind' ? { key: 'numberFirst' } : null),
  [codes.notFound]: () => ({ key: 'goneMeanwhile' }),
};

/**
 * Where a money form shows a failure; null when the app shell handles it. `most` is the maximum number of accounts of a
 * kind.
 */
export const refusalOf = (failure: unknown, fields: readonly string[], now: number, most = 0) =>
  placeBy<FieldError>({
    ...answers,
    [codes.closed]: () => ({ key: 'kindFull', params: { n: most }, field: 'bankId' }),
  })(failure, fields, now);
