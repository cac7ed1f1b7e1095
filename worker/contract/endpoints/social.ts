import { write } from '../endpoint.ts';
import { userInfo } from '../entities.ts';
import { signInReply, invited, reward } from '../signInReply.ts';
import { authModes, socialTypes } from '../loginKinds.ts';
import { list, longLine, oneOf, optional, record, line } from '../schema.ts';

/** An authorization code of an identity provider, redeemed by the operator with the verifier (RFC 7636). */
const grant = { code: longLine, redirectUri: longLine, codeVerifier: line };

const socialLogin = (name: string) =>
  write(
    `In by ${name}; who is bound to nobody is refused with 2006 and a \`bindTicket\``,
    { ...grant, authMode: oneOf(authModes.loginAndRegister), ...invited, deviceId: line },
    signInReply,
    { public: true },
  );

/** Endpoints for social log-in (spec §7). */
export const social = {
  googleLogin: socialLogin('Google'),
  facebookLogin: socialLogin('Facebook'),
  lineLogin: socialLogin('LINE'),
  bindSocialAccount: write(
    'Adds an identity to the player, after `reauthenticate`',
    { type: oneOf(...Object.values(socialTypes)), credential: record(grant) },
    { userInfo, rewards: optional(list(reward)) },
    { feature: 'loginMethods' },
  ),
};
