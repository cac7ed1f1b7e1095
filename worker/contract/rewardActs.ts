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
} as const;

/** Those open to a restricted player too, as they pay out what is the player's already (players RG-20). */
export const owedActs: readonly string[] = ['claimLottery'] satisfies (keyof typeof rewardActs)[];
