/**
 * The money acts of rewards, games of chance and shops: the page's action, and the endpoint that it sends. Loaded with the
 * first of them; none is open to a restricted player.
 */
export const rewardActs = {
  redeemCoupon: 'couponUse',
  claimBind: 'bindReceive',
} as const;
