import type { Currency } from '../../ledger/currencies.ts';
import type { MoneyTest } from '../moneyTest.ts';
import { samples } from '../samples.ts';
import { alone, firstDeposit, type Before } from './setup.ts';

/** The setups of calls that spend points and diamonds. */
export function beforeShop(operator: MoneyTest): Before {
  const endow = (userId: number, currency: Currency, amount: number) => alone(operator.give(userId, currency, amount));

  /** A setup of a call by a player who has deposited, and has this much of a currency. */
  const withHoldings = (currency: Currency, amount: number) => async (token: string, userId: number) => {
    await operator.deposit(token, firstDeposit);
    return endow(userId, currency, amount);
  };

  return {
    pointsExchange: (_, userId) => endow(userId, 'points', 20),
    diamondExchangeCoin: withHoldings('diamond', 100),
    diamondExchangeGoods: async (token, userId) => {
      await operator.call('updateAddress', samples.updateAddress, token);
      return withHoldings('diamond', 2_500)(token, userId);
    },
    diamondExchangeScratchcard: withHoldings('diamond', 20),
    scratchCardLottery: withHoldings('item:70001', 1),
    receiveAddupAwardById: (_, userId) => {
      const row = { userId, cardId: 70_001, prizeId: 6, propId: 0, count: 0, time: operator.clock.time };
      const rows = Array.from({ length: 10 }, () => row);
      return alone(operator.db.insertInto('scratches').values(rows).execute());
    },
  };
}
