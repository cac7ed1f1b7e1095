/**
 * The ledger's currencies: money in hundredths (`coin`), and in whole units points, diamonds, lottery tickets,
 * activity points, and collectables by their prop.
 */
export type Currency = 'coin' | 'points' | 'diamond' | 'lottery' | 'activity' | `item:${number}`;

/** The order in which one transaction touches the currencies, so that no two deadlock. */
const order: readonly string[] = ['coin', 'points', 'diamond', 'lottery', 'activity'];

/** The position of a currency in that order; collectables come last. */
export const placeOf = (currency: Currency): number => {
  const place = order.indexOf(currency);
  return place === -1 ? order.length + Number(currency.slice('item:'.length)) : place;
};
