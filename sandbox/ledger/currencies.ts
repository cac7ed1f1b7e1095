/**
 * What the ledger counts, each by itself: money in hundredths (`coin`), and in whole units points, diamonds, lottery
 * tickets, activity points, and things to collect by their prop.
 */
export type Currency = 'coin' | 'points' | 'diamond' | 'lottery' | 'activity' | `item:${number}`;

/** The currencies in the order in which one transaction touches them, so that no two wait for each other. */
const order: readonly string[] = ['coin', 'points', 'diamond', 'lottery', 'activity'];

/** The place of a currency in that order; things to collect come last. */
export const placeOf = (currency: Currency): number => {
  const place = order.indexOf(currency);
  return place === -1 ? order.length + Number(currency.slice('item:'.length)) : place;
};
