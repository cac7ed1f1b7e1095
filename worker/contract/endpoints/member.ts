import { read, write } from '../endpoint.ts';
import { userInfo } from '../entities.ts';
import { reward } from '../signInReply.ts';
import { socialTypes, type Provider } from '../loginKinds.ts';
import { flag, id, line, list, oneOf, optional, record, text, time, upTo, type Infer } from '../schema.ts';

/**
 * A player's personal data, required by regulation: `birthday` such as 2000-12-31, `gender` male, female or other.
 */
const other = {
  realName: optional(line),
  birthday: optional(line),
  gender: optional(line),
  email: optional(line),
  nationality: optional(line),
  region: optional(line),
  province: optional(line),
  city: optional(line),
  barangay: optional(line),
  address: optional(line),
  zip: optional(line),
  occupation: optional(line),
  sourceOfFunds: optional(line),
};

const otherInfo = record(other);
export type UserOther = Infer<typeof otherInfo>;

/** Maximum length of an uploaded avatar, as a data URL, in characters. */
export const longestAvatar = 96 * 1_024;

/** A session of the player: its device, place and start. */
const stay = record({ id, device: text, place: optional(text), time, current: flag });

/** Endpoints for the member's account (spec §7). */
export const member = {
  initPassword: write(
    'Sets the first password, with a code of type 6 unless the log-in was just now, or a new one in the place of the old; all other sessions end',
    { password: line, oldPassword: optional(line), smsCode: optional(line) },
    { hasPassword: flag },
  ),
  bindAccount: write(
    'Adds a number, by a code and the player’s password, or an account with its password, by a code of type 6 if the player has none yet',
    { mobile: optional(line), smsCode: optional(line), account: optional(line), password: optional(line) },
    { userInfo, rewards: optional(list(reward)) },
    { feature: 'loginMethods' },
  ),
  unbindAccount: write(
    'Takes a way to log in off, proven as by `reauthenticate`; the number, or the account with its password, stays',
    {
      method: oneOf('mobile', 'account', ...(Object.keys(socialTypes) as Provider[])),
      password: optional(line),
      smsCode: optional(line),
    },
    { userInfo },
    { extension: true, feature: 'loginMethods' },
  ),
  reauthenticate: write(
    'Proves who is there, by the password or a code of type 6: good for one change of a way to log in, for ten minutes',
    { password: optional(line), smsCode: optional(line) },
    {},
    { extension: true, feature: 'loginMethods' },
  ),
  forgetPassword: write(
    'A new password by a code; all sessions end, and identities of providers are taken off. The answer is the same whether or not the number is known',
    { mobile: line, smsCode: line, password: line, deviceId: optional(line) },
    {},
    { public: true, feature: 'passwordReset' },
  ),
  updateProfile: write(
    'Another nickname, or another picture: 1 to 20, or one of the player’s own',
    { nickname: optional(line), avatar: optional(line), avatarOther: optional(upTo(longestAvatar)) },
    { userInfo },
    { feature: 'profile' },
  ),
  agentFill: write(
    'Says who brought the player, within a week of the registration and once; never the player, nor anybody they brought',
    { pid: id },
    { pid: id, parentName: optional(text) },
    { spoils: ['appAgent5User'] },
  ),
  appUserOther: read('The player’s name, birth, address and work', {}, other, {
    wrapped: true,
    kept: 'memory',
    feature: 'personalDetails',
  }),
  updateAppUserOther: write(
    'Changes those; what is left out stays',
    other,
    { hasUserOther: flag },
    { spoils: ['appUserOther'], feature: 'personalDetails' },
  ),
  sessionList: read(
    'Where the player is logged in',
    {},
    { list: list(stay) },
    { kept: 'user', extension: true, feature: 'sessions' },
  ),
  sessionRevoke: write(
    'Ends one of the sessions',
    { id },
    {},
    { spoils: ['sessionList'], extension: true, feature: 'sessions' },
  ),
};
