import type { Input, MoneyName, Output } from './endpoints.ts';

/** A money act. */
export interface MoneyAct<N extends MoneyName = MoneyName> {
  /** The endpoint that it sends. */
  endpoint: N;
  /** A restricted player may do it: it pays out what is theirs already, or moves nothing away (players RG-20). */
  whileRestricted?: true;
  /** Refused where another user of this device is excluded, unless this player's identity is verified. */
  checksDevice?: true;
}

/** All money acts by their actions: those of the wallet, then of rewards, games of chance and shops. */
export const moneyActs = {
  deposit: { endpoint: 'createRecharge', checksDevice: true },
  withdraw: { endpoint: 'exchange', whileRestricted: true },
  addAccount: { endpoint: 'addBankInfo', whileRestricted: true },
  modifyAccount: { endpoint: 'modifyBankInfo', whileRestricted: true },
  moveSafebox: { endpoint: 'safeboxTransfer', whileRestricted: true },
  retrieveBalance: { endpoint: 'retrieveBalance', whileRestricted: true },
  redeemCoupon: { endpoint: 'couponUse' },
  claimBind: { endpoint: 'bindReceive' },
  buyLottery: { endpoint: 'lotteryOrder' },
  claimLottery: { endpoint: 'lotteryClaim', whileRestricted: true },
  spinInvite: { endpoint: 'actInviteUserSpin' },
  exchangeInvite: { endpoint: 'actInviteUserExchange' },
  shareInvite: { endpoint: 'actInviteClickInvite' },
  receiveSignIn: { endpoint: 'loginBonus3UserReceive' },
  exchangePoints: { endpoint: 'pointsExchange' },
  exchangeDiamonds: { endpoint: 'diamondExchangeCoin' },
  orderGoods: { endpoint: 'diamondExchangeGoods' },
  buyScratchCards: { endpoint: 'diamondExchangeScratchcard' },
  scratchCard: { endpoint: 'scratchCardLottery' },
  claimCollected: { endpoint: 'receiveAddupAwardById' },
  drawJackpot: { endpoint: 'receiveDrawChance' },
  claimRank: { endpoint: 'rankReceive' },
  claimMission: { endpoint: 'slotsHackReceive' },
  finishTask: { endpoint: 'finishTask' },
  claimTask: { endpoint: 'receiveTaskAward' },
  visitFollow: { endpoint: 'followVisit' },
  claimFollow: { endpoint: 'followReceive' },
  claimFirstDeposit: { endpoint: 'firstDepositReceive' },
  claimRebates: { endpoint: 'betBonusReceive' },
  claimRebateOf: { endpoint: 'betBonusByTypeReceive' },
  claimVipUpgrade: { endpoint: 'receiveVipBonusUser' },
  claimVipDaily: { endpoint: 'appVipUserReceiveDaily' },
  claimVipSignIn: { endpoint: 'appVipUserReceiveSignInAward' },
  claimVipTask: { endpoint: 'receiveVipTask' },
  claimVipRest: { endpoint: 'receiveVipTaskUnReceiveBonus' },
  claimMail: { endpoint: 'receiveMail' },
  claimCommission: { endpoint: 'appAgent5UserReceive' },
  claimInvite: { endpoint: 'appAgent5UserInviteValidReceive' },
} as const satisfies Record<string, MoneyAct>;

export type MoneyAction = keyof typeof moneyActs;
export type ActCall<A extends MoneyAction> = (typeof moneyActs)[A]['endpoint'];
export type ActInput<A extends MoneyAction> = Input<ActCall<A>>;
export type ActOutput<A extends MoneyAction> = Output<ActCall<A>>;

/** The actions of the money acts; derived from the table itself, so that "go to definition" leads to its row. */
export type MoneyActions = {
  [A in keyof typeof moneyActs]: (input: ActInput<A>) => Promise<ActOutput<A>>;
};

/**
 * What a lookup tells about an act. `unknown` never means that it wasn't done: it may have been, or may still be, such as
 * after another tab gave it up.
 */
export type Outcome<N extends MoneyName> =
  | { state: 'unknown' }
  | { state: 'notDone' }
  | { state: 'done'; answer: Output<N> };
