/**
 * The kinds of coupons (spec §3): a share of a deposit, a fixed amount on top of one, or an amount without any deposit.
 */
export const couponKinds = { general: 1, fixed: 2, give: 3 } as const;

/** The states of a coupon; a `held` one is reserved for a pending deposit. */
export const couponStates = { usable: 0, used: 1, expired: 2, held: 3 } as const;

interface Worth {
  kind: number;
  value: number;
  most?: number | null | undefined;
  minAmount: number;
}

/**
 * The bonus of a coupon on a deposit, hundredths; 0 for a deposit that is too small. The value of a general coupon is
 * 1/10000 of the deposit.
 */
export function couponBonus({ kind, value, most, minAmount }: Worth, amount: number): number {
  if (amount < minAmount || kind === couponKinds.give) return 0;
  if (kind === couponKinds.fixed) return value;
  return Math.min(Math.floor((amount * value) / 10_000), most ?? Number.MAX_SAFE_INTEGER);
}
