import { WalletRefusal, type Wallet } from './wallet.ts';

/** The balance that one seat plays with, real or demo. Every call returns the balance after it, in hundredths. */
export interface Funds {
  balance(): Promise<number>;
  bet(roundId: string, amount: number): Promise<number>;
  win(roundId: string, amount: number): Promise<number>;
  rollback(roundId: string): Promise<number>;
}

/** Real money: the player's wallet at the operator, which decides on every call. */
export function walletFunds(wallet: Wallet, session: string): Funds {
  return {
    balance: async () => (await wallet.balance({ session })).coin,
    bet: async (roundId, amount) => (await wallet.bet({ session, roundId, amount })).coin,
    win: async (roundId, amount) => (await wallet.win({ session, roundId, amount })).coin,
    rollback: async (roundId) => (await wallet.rollback({ session, roundId })).coin,
  };
}

/** The balance of a new demo session, in hundredths. */
export const playMoney = 100_000;

/** Demo money: in memory here, unknown to the operator; settled rounds aren't kept. */
export function demoFunds(): Funds {
  let coin = playMoney;
  const bets = new Map<string, number>();
  return {
    balance: async () => coin,
    async bet(roundId, amount) {
      if (amount > coin) throw new WalletRefusal('insufficient');
      bets.set(roundId, amount);
      return (coin -= amount);
    },
    async win(roundId, amount) {
      return bets.delete(roundId) ? (coin += amount) : coin;
    },
    async rollback(roundId) {
      coin += bets.get(roundId) ?? 0;
      bets.delete(roundId);
      return coin;
    },
  };
}
