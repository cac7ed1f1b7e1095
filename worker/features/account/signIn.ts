import type { Input } from '#contract/endpoints.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import type { Core } from '#worker/core/core.ts';
import type { Enter } from './account.ts';
import { ticketOf } from './ticket.ts';

type Invited = 'termsVersion' | 'inviteCode' | 'pid';

/** The ways in, and back in for who forgot the password (checklist AU-01 to AU-04, AU-07). */
export function createSignIn({ identity, call, vault, world }: Core, enter: Enter) {
  const { deviceId } = identity;
  const consent = (termsVersion: string) => ({ ageConfirmed: true, termsVersion });

  /** By a name and a password; the name is kept for the next time, when the player wants that. */
  const byPassword = async (account: string, password: string, loginKind: 2 | 3, keepAccount = false) =>
    enter(
      await call('accountLogin', { account, password, loginKind, deviceId: deviceId() }),
      keepAccount ? account : '',
    );

  return {
    login: ({ account, password, keepAccount }: { account: string; password: string; keepAccount: boolean }) =>
      byPassword(account, password, loginKinds.account, keepAccount),

    /** By number and password, where the operator's config has login kind 3. */
    loginByPhonePassword: (input: { mobile: string; password: string; keepAccount?: boolean }) =>
      byPassword(input.mobile, input.password, loginKinds.phoneNoOtp, input.keepAccount),

    loginByPhone: async (input: Pick<Input<'accountLoginSms'>, 'mobile' | 'smsCode' | Invited>) =>
      enter(
        await call('accountLoginSms', {
          ...input,
          ...consent(input.termsVersion),
          loginKind: loginKinds.phone,
          authMode: authModes.loginAndRegister,
          deviceId: deviceId(),
        }),
      ),

    register: async (input: Pick<Input<'accountRegist'>, 'account' | 'password' | 'nickname' | Invited>) =>
      enter(
        await call('accountRegist', {
          ...input,
          ...consent(input.termsVersion),
          loginKind: loginKinds.account,
          deviceId: deviceId(),
        }),
      ),

    /** By number and password: with a code, or without where the operator's config has login kind 3. `bindSocial` binds who came by a social log-in (2006). */
    async registerByPhone({
      bindSocial = false,
      ...input
    }: Pick<Input<'accountRegist4'>, 'mobile' | 'smsCode' | 'password' | Invited> & { bindSocial?: boolean }) {
      const bindTicket = bindSocial ? (await ticketOf(vault, world))?.ticket : undefined;
      const entrance = await call('accountRegist4', {
        ...input,
        ...consent(input.termsVersion),
        ...(bindTicket && { bindTicket }),
        loginKind: input.smsCode ? loginKinds.phone : loginKinds.phoneNoOtp,
        deviceId: deviceId(),
      });
      return enter(entrance);
    },

    /** Sets a new password by a code; every session ends, and nobody comes in by it. */
    async forgot(input: { mobile: string; smsCode: string; password: string }) {
      await call('forgetPassword', input);
    },
  };
}
