import { authModes, loginKinds } from '../loginKinds.ts';
import { write } from '../endpoint.ts';
import { flag, id, int, list, oneOf, optional, record, text } from '../schema.ts';
import { userInfo } from '../entities.ts';

const reward = record({ id, count: int });
const entrance = {
  token: text,
  userInfo,
  isNew: optional(flag),
  needSetPassword: optional(flag),
  rewards: optional(list(reward)),
};
const consent = { ageConfirmed: flag, termsVersion: text };
const invited = { pid: optional(id), inviteCode: optional(text) };

/** Calls by which a player comes in (spec §7). */
export const profile = {
  accountLogin: write(
    'In by account and password',
    { account: text, password: text, loginKind: oneOf(loginKinds.account), deviceId: text },
    entrance,
    { public: true },
  ),
  accountLoginSms: write(
    'In by phone code; a new number makes an account',
    {
      mobile: text,
      smsCode: text,
      loginKind: oneOf(loginKinds.phone),
      authMode: oneOf(authModes.loginAndRegister),
      deviceId: text,
      ...consent,
      ...invited,
    },
    entrance,
    { public: true },
  ),
  accountRegist: write(
    'A new player by account and password',
    {
      account: text,
      password: text,
      nickname: optional(text),
      loginKind: oneOf(loginKinds.account),
      deviceId: text,
      ...consent,
      ...invited,
    },
    entrance,
    { public: true },
  ),
  initPassword: write(
    'Sets the first password, or a new one in the place of the old',
    { password: text, oldPassword: optional(text), smsCode: optional(text) },
    { hasPassword: flag },
  ),
  smsSend: write(
    'Sends a code; the answer is the same whether or not the number is known. `type` is an auth mode, 4 withdraw, 5 safebox',
    { mobile: text, type: int, captcha: optional(text) },
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
