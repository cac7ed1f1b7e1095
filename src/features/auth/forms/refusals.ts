import * as codes from '#contract/codes.ts';
import { counted, type Answers } from '#shared/forms/refusals.ts';
import type { FieldError } from './fieldError.ts';

/**
 * How account forms show a refusal. An unknown account reads like a wrong password, so that nobody can enumerate
 * accounts.
 */
export const answers: Answers<FieldError> = {
  [codes.badParameter]: ({ kind }) => (kind === 'common' ? { key: 'passwordCommon', field: 'password' } : undefined),
  [codes.wrongPassword]: ({ left }, fields) => wrongLogin(left, fields),
  [codes.unknownAccount]: ({ left }, fields) =>
    fields.includes('mobile') && fields.includes('smsCode')
      ? { key: 'unknownMobile', field: 'mobile' }
      : wrongLogin(left, fields),
  [codes.taken]: ({ field }, fields) => ({
    key: 'taken',
    field: fields.find((each) => each === field) ?? fields[0] ?? '',
  }),
  [codes.notAllowed]: ({ need }) =>
    need === 'code' ? { key: 'codeFirst' } : need === 'password' ? { key: 'passwordFirst' } : null,
  [codes.unbound]: () => ({ key: 'ticketOver' }),
  [codes.barred]: () => ({ key: 'barred' }),
  [codes.accountDeleted]: () => ({ key: 'deleted' }),
  [codes.excluded]: () => ({ key: 'excluded' }),
};

/** The error for wrong credentials; it reveals no more than the player has proven to know. */
function wrongLogin(left: number | undefined, fields: readonly string[]) {
  if (fields.includes('oldPassword'))
    return { ...counted('passwordWrong', 'passwordWrongLeft', left), field: 'oldPassword' };
  return fields.includes('mobile')
    ? counted('wrongNumber', 'wrongNumberLeft', left)
    : counted('wrongLogin', 'wrongLoginLeft', left);
}
