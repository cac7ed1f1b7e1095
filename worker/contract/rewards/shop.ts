/** Goods that are given at once, and those that are shipped (payloads J). */
export const goodsTypes = { virtual: 1, physical: 2 } as const;

/** The state of an order of goods (payloads J). */
export const deliveryStates = { placed: 1, packing: 2, sent: 3, done: 4, refused: 5 } as const;

/** The state of a reward for scratched cards (payloads J). */
export const collectedStates = { open: 0, claimable: 1, claimed: 2 } as const;

/** Max count of one item bought or exchanged in one act. */
export const mostAtOnce = 10;
