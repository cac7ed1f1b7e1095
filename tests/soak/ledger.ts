import type { Copy } from '#sandbox/qa/history.ts';
import type { ActCall } from '../history/acts.ts';

export type Body = Record<string, unknown>;
export type Said = Record<string, unknown>;

export interface Player {
  id: number;
  /** The balance and the safebox, hundredths. */
  coin: number;
  safebox: number;
  likes: number[];
  /** The numbers of the deposits so far. */
  orders: string[];
}

/** The calls that move value, the end of a game, and the outcome of an act. */
type LedgerCall = ActCall | 'exitGame' | 'operationStatus';

/** Amounts of a deposit, of a coupon, claim or retrieved balance, and the stake of a game; hundredths. */
const sums = { deposit: 10_000, gift: 500, game: 50 };

/** What a player begins with, hundredths: every amount being a multiple of 50, no balance is ever another player's. */
export const firstCoin = (userId: number) => userId;

/** Insufficient balance. */
const tooLittle = { errcode: 3001 };

/** The operator's money calls, idempotent by `requestId`. */
export function createLedger() {
  const done = new Map<string, { call: string; answer: Said }>();

  /** Executes a `requestId` unless it was executed before. */
  function once(copy: Copy, work: () => Said): Said {
    const known = done.get(copy.requestId);
    if (known) return known.answer;
    copy.effect = true;
    const answer = work();
    done.set(copy.requestId, { call: copy.call, answer });
    return answer;
  }

  function moved(player: Player, amount: number) {
    player.coin += amount;
    return player.coin;
  }
  const award = (player: Player) => ({ rewards: [], coin: moved(player, sums.gift) });
  const account = ({ id = 1 }: Body) => ({ bankInfo: { id, bankId: 1, name: 'gcash', accountNo: '••17' } });

  const calls: Record<LedgerCall, (body: Body, player: Player, copy: Copy) => Said> = {
    startGame: ({ gameId }, { coin }, copy) =>
      once(copy, () => ({ url: `http://games.test/${String(gameId)}`, sessionId: `s${copy.requestId}`, coin })),
    exitGame: (_, player, copy) =>
      once(copy, () => ({ coin: moved(player, player.coin < sums.game ? 0 : -sums.game) })),
    createRecharge: (_, player, copy) =>
      once(copy, () => {
        const orderNo = `o${copy.requestId}`;
        moved(player, sums.deposit);
        player.orders.push(orderNo);
        return { orderNo, payUrl: 'http://pay.test/' };
      }),
    exchange(body, player, copy) {
      const amount = body['amount'] as number;
      if (player.coin < amount && !done.has(copy.requestId)) return tooLittle;
      const order = { orderNo: `w${copy.requestId}`, fee: 0, realAmount: amount, withdrawalNumber: 1 };
      return once(copy, () => ({ ...order, coin: moved(player, -amount) }));
    },
    safeboxTransfer({ direction, amount }, player, copy) {
      const aside = direction === 1 ? (amount as number) : -(amount as number);
      if ((player.coin < aside || player.safebox < -aside) && !done.has(copy.requestId)) return tooLittle;
      return once(copy, () => ({ coin: moved(player, -aside), safebox: (player.safebox += aside) }));
    },
    addBankInfo: (body, _, copy) => once(copy, () => account(body)),
    modifyBankInfo: (body, _, copy) => once(copy, () => account(body)),
    retrieveBalance: (_, player, copy) =>
      once(copy, () => ({ moved: sums.gift, list: [], coin: moved(player, sums.gift) })),
    couponUse: (_, player, copy) => once(copy, () => award(player)),
    bindReceive: (_, player, copy) => once(copy, () => award(player)),
    operationStatus({ requestId }) {
      const known = done.get(requestId as string);
      return known ? { state: 'done', ...known } : { state: 'unknown' };
    },
  };
  return calls;
}
