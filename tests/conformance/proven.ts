import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Client } from './client.ts';

/** What a call needs to succeed, where a new player alone isn't enough. */
const needed: Record<string, readonly Name[]> = {
  'a kit without "accounts", which registers players itself': ['accountRegist'],
  'a phone number of the player’s': [
    'smsSend',
    'accountLoginSms',
    'accountRegist4',
    'bindAccount',
    'unbindAccount',
    'forgetPassword',
  ],
  'an identity at a provider': ['googleLogin', 'facebookLogin', 'lineLogin', 'bindSocialAccount'],
  'a theme that staff preview': ['anonymous/appThemePreview'],
  'money in the account': ['safeboxTransfer', 'retrieveBalance'],
  'a "regular" player, with money to withdraw': ['exchange', 'exchangeStatus'],
  'a one-time code of the player’s': ['addBankInfo', 'modifyBankInfo'],
  'a day on the operator’s clock': ['selfLimitConfirm'],
  'a mail': ['getMailDetail', 'receiveMail'],
  'another player, who invites or is invited': [
    'agentFill',
    'appAgent5UserReceive',
    'appAgent5UserInviteValidReceive',
    'actInviteClickInvite',
    'actInviteUserSpin',
    'actInviteUserExchange',
  ],
  'a ticket, or money in the account': ['lotteryOrder', 'lotteryClaim'],
  'points, diamonds or cards': [
    'pointsExchange',
    'diamondExchangeCoin',
    'diamondExchangeGoods',
    'diamondExchangeScratchcard',
    'scratchCardLottery',
  ],
  'an award that has been earned': [
    'couponUse',
    'bindReceive',
    'loginBonus3UserReceive',
    'receiveAddupAwardById',
    'betBonusReceive',
    'betBonusByTypeReceive',
    'receiveVipBonusUser',
    'appVipUserReceiveDaily',
    'appVipUserReceiveSignInAward',
    'receiveVipTask',
    'receiveVipTaskUnReceiveBonus',
    'receiveDrawChance',
    'finishTask',
    'receiveTaskAward',
    'followVisit',
    'followReceive',
    'firstDepositReceive',
    'rankReceive',
    'slotsHackReceive',
  ],
};

/** The calls that need more than a new player, each with what it needs. */
export const needs: ReadonlyMap<Name, string> = new Map(
  Object.entries(needed).flatMap(([what, names]) => names.map((name) => [name, what] as const)),
);

/** The calls of an operator that never succeeded: those that a player alone can make, and the others. */
export function unproven({ called, has }: Pick<Client, 'called' | 'has'>): { alone: Name[]; others: Name[] } {
  const missing = (Object.keys(endpoints) as Name[]).filter((name) => has(name) && called.get(name) !== 'done');
  return {
    alone: missing.filter((name) => !needs.has(name)),
    others: missing.filter((name) => needs.has(name)),
  };
}
