import { authModes, codeTypes, loginKinds } from '../loginKinds.ts';
import { write } from '../endpoint.ts';
import { flag, int, longLine, oneOf, optional, text, line } from '../schema.ts';
import { signInReply, invited } from '../signInReply.ts';

const consent = { ageConfirmed: flag, termsVersion: line };

/** The ticket of an unbound social log-in (2006): a log-in with it links that identity to the player. */
const bound = { bindTicket: optional(line) };

/** Endpoints for log-in, registration and log-out (spec §7). */
export const profile = {
  accountLogin: write(
    'In by account and password; with login kind 3, where the operator offers it, by number and password',
    {
      account: line,
      password: line,
      loginKind: oneOf(loginKinds.account, loginKinds.phoneNoOtp),
      deviceId: line,
      ...bound,
    },
    signInReply,
    { public: true },
  ),
  accountLoginSms: write(
    'In by phone code; a new number makes an account, with age and terms confirmed',
    {
      mobile: line,
      smsCode: line,
      loginKind: oneOf(loginKinds.phone),
      authMode: oneOf(authModes.loginAndRegister, authModes.bind),
      deviceId: line,
      ...consent,
      ...invited,
      ...bound,
    },
    signInReply,
    { public: true },
  ),
  accountRegist: write(
    'A new player by account and password',
    {
      account: line,
      password: line,
      nickname: optional(line),
      loginKind: oneOf(loginKinds.account),
      deviceId: line,
      ...consent,
      ...invited,
    },
    signInReply,
    { public: true },
  ),
  accountRegist4: write(
    'A new player by number and password, with a code (login kind 1) or, where the operator offers it, without (3)',
    {
      mobile: line,
      smsCode: optional(line),
      password: line,
      loginKind: oneOf(loginKinds.phone, loginKinds.phoneNoOtp),
      deviceId: line,
      ...consent,
      ...invited,
      ...bound,
    },
    signInReply,
    { public: true },
  ),
  smsSend: write(
    'Sends a code, which works for this session or device alone; the answer is the same whether or not the number is known. `type` is an auth mode, or of the player’s own, which need a session: 4 withdraw, 5 safebox, 6 security',
    {
      mobile: line,
      type: oneOf(...Object.values(authModes), ...Object.values(codeTypes)),
      deviceId: optional(line),
      captcha: optional(longLine),
    },
    { resendSec: int, expireSec: int, debugCode: optional(text) },
    { public: true, identified: true },
  ),
  logout: write(
    'Ends this session on the operator’s side, or all of them',
    { all: optional(flag) },
    {},
    { quiet: true, extension: true },
  ),
};
