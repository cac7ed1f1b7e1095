import type { Account } from '../features/account/account.ts';
import type { Kyc } from '../features/kyc/kyc.ts';
import type { Rg } from '../features/rg/rg.ts';
import type { Players } from '../features/player/player.ts';

/** Who a player says to be, and the proof of it. */
export const kycActions = [
  'recallKyc',
  'keepKyc',
  'takeKycPicture',
  'sendKycPicture',
  'addKyc',
  'forgetKyc',
] as const satisfies readonly (keyof Kyc)[];

/** The ways in, and what a player says and changes about themselves. */
export const accountActions = [
  'sendCode',
  'recallCode',
  'login',
  'loginByPhone',
  'loginByPhonePassword',
  'register',
  'registerByPhone',
  'forgot',
  'setPassword',
  'socialStart',
  'socialErrand',
  'socialFinish',
  'bindTicket',
  'bindAccount',
  'bindSocial',
  'updateProfile',
  'updateOther',
  'fillParent',
  'setSafeboxPassword',
  'revokeSession',
  ...kycActions,
] as const satisfies readonly (keyof Account)[];

/** What moves value, games in play, and what a player likes. */
export const playerActions = [
  'logout',
  'like',
  'forgetRecent',
  'openGame',
  'leaveGame',
  'afterRound',
  'settle',
  'giveUp',
  'deposit',
  'withdraw',
  'addAccount',
  'modifyAccount',
  'moveSafebox',
  'retrieveBalance',
  'redeemCoupon',
  'claimBind',
] as const satisfies readonly (keyof Players)[];

/** Limits, breaks and exclusion. */
export const protectionActions = [
  'learn',
  'checkProtection',
  'deliver',
  'setLimit',
  'confirmLimit',
  'keepLimit',
  'selfExclude',
  'ackReality',
  'optOut',
] as const satisfies readonly (keyof Rg)[];
