import { WalletRefusal, type Wallet } from './wallet.ts';

/** The money that one seat plays with. Every call answers the balance after it, in hundredths. */
export interface Funds {
  balance(): Promise<number>;
  bet(roundId: string, amount: number): Promise<number>;
  win(roundId: string, amount: number): Promise<number>;
  rollback(roundId: string): Promise<number>;
}

/** The player's own money: the operator keeps it and has the last word. */
export function walletFunds(wallet: Wallet, session: string): Funds {
  return {
    balance: async () => (await wallet.balance({ session })).coin,
    bet: async (roundId, amount) => (await wallet.bet({ session, roundId, amount })).coin,
    win: async (roundId, amount) => (await wallet.win({ session, roundId, amount })).coin,
    rollback: async (roundId) => (await wallet.rollback({ session, roundId })).coin,
  };
}

/** What a demo session starts with, in hundredths. */
export const playMoney = 100_000;

/** Play money for a demo session: it lives here, and the operator never hears of it. */
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
    win: async (_, amount) => (coin += amount),
    async rollback(roundId) {
      coin += bets.get(roundId) ?? 0;
      bets.delete(roundId);
      return coin;
    },
  };
}
