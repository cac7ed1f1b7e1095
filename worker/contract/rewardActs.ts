/**
 * The money acts of rewards, games of chance and shops: the page's action, and the endpoint that it sends. Loaded with the
 * first of them.
 */
export const rewardActs = {
  redeemCoupon: 'couponUse',
  claimBind: 'bindReceive',
  buyLottery: 'lotteryOrder',
  claimLottery: 'lotteryClaim',
  spinInvite: 'actInviteUserSpin',
  exchangeInvite: 'actInviteUserExchange',
  shareInvite: 'actInviteClickInvite',
  receiveSignIn: 'loginBonus3UserReceive',
  exchangePoints: 'pointsExchange',
  exchangeDiamonds: 'diamondExchangeCoin',
  orderGoods: 'diamondExchangeGoods',
  buyScratchCards: 'diamondExchangeScratchcard',
  scratchCard: 'scratchCardLottery',
  claimCollected: 'receiveAddupAwardById',
  drawJackpot: 'receiveDrawChance',
  claimVipUpgrade: 'receiveVipBonusUser',
  claimVipDaily: 'appVipUserReceiveDaily',
  claimVipSignIn: 'appVipUserReceiveSignInAward',
  claimVipTask: 'receiveVipTask',
  claimVipRest: 'receiveVipTaskUnReceiveBonus',
} as const;
