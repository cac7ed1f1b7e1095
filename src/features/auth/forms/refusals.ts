import * as codes from '#contract/codes.ts';
import { counted, type Answers } from '#shared/forms/refusals.ts';
import type { Fault } from './fault.ts';

/**
 * What forms about an account say of a refusal. An unknown account reads like a wrong password, so that nobody learns which
 * accounts there are.
 */
export const answers: Answers<Fault> = {
  [codes.wrongPassword]: ({ left }, fields) => wrongLogin(left, fields),
  [codes.unknownAccount]: ({ left }, fields) =>
    fields.includes('mobile') && fields.includes('smsCode')
      ? { key: 'unknownMobile', field: 'mobile' }
      : wrongLogin(left, fields),
  [codes.taken]: ({ field }, fields) => ({
    key: 'taken',
    field: fields.find((each) => each === field) ?? fields[0] ?? '',
  }),
  [codes.unbound]: () => ({ key: 'ticketOver' }),
  [codes.barred]: () => ({ key: 'barred' }),
  [codes.excluded]: () => ({ key: 'excluded' }),
};

/** Whose password is wrong, as far as may be said: whoever asks is told no more than they have proven. */
function wrongLogin(left: number | undefined, fields: readonly string[]) {
  if (fields.includes('oldPassword'))
    return { ...counted('passwordWrong', 'passwordWrongLeft', left), field: 'oldPassword' };
  return fields.includes('mobile')
    ? counted('wrongNumber', 'wrongNumberLeft', left)
    : counted('wrongLogin', 'wrongLoginLeft', left);
}
