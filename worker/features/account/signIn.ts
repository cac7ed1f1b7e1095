import type { Input } from '#contract/endpoints.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import type { Core } from '#worker/core/core.ts';
import type { Enter } from '../session/session.ts';
import { ticketOf } from './ticket.ts';

type Invited = 'termsVersion' | 'inviteCode' | 'pid';

/** Log-in, registration and password reset (checklist AU-01 to AU-04, AU-07). */
export function createSignIn({ identity, call, vault, world }: Core, enter: Enter) {
  const { deviceId } = identity;
  const consent = (termsVersion: string) => ({ ageConfirmed: true, termsVersion });

  /** Logs in by account and password; the account's name is saved if the player wants that. */
  const byPassword = async (account: string, password: string, loginKind: 2 | 3, keepAccount = false) =>
    enter(
      await call('accountLogin', { account, password, loginKind, deviceId: deviceId() }),
      keepAccount ? account : '',
    );

  return {
    login: ({ account, password, keepAccount }: { account: string; password: string; keepAccount: boolean }) =>
      byPassword(account, password, loginKinds.account, keepAccount),

    /** Logs in by number and password, where the operator's config has login kind 3. */
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

    /**
     * Registers by number and password: with a one-time code, or without one where the operator's config has login kind
     * 3. `bindSocial` links the identity of an unbound social log-in (2006).
     */
    async registerByPhone({
      bindSocial = false,
      ...input
    }: Pick<Input<'accountRegist4'>, 'mobile' | 'smsCode' | 'password' | Invited> & { bindSocial?: boolean }) {
      const bindTicket = bindSocial ? (await ticketOf(vault, world))?.ticket : undefined;
      const reply = await call('accountRegist4', {
        ...input,
        ...consent(input.termsVersion),
        ...(bindTicket && { bindTicket }),
        loginKind: input.smsCode ? loginKinds.phone : loginKinds.phoneNoOtp,
        deviceId: deviceId(),
      });
      return enter(reply);
    },

    /** Sets a new password by a one-time code; all sessions end, and none begins. */
    async forgot(input: { mobile: string; smsCode: string; password: string }) {
      await call('forgetPassword', { ...input, deviceId: deviceId() });
    },
  };
}
