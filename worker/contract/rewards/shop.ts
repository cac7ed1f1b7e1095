/** Goods that are given at once, and those that are sent (payloads J). */
export const goodsTypes = { virtual: 1, physical: 2 } as const;

/** Where an order of goods stands (payloads J). */
export const deliveryStates = { placed: 1, packing: 2, sent: 3, done: 4, refused: 5 } as const;

/** Where a reward for scratched cards stands (payloads J). */
export const collectedStates = { open: 0, claimable: 1, claimed: 2 } as const;

/** How many of one thing are bought or exchanged in one act at most. */
export const mostAtOnce = 10;
