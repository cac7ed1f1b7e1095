import type { awarded } from '#contract/awards.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Infer, record } from '#contract/schema.ts';
import type { Copy } from '#sandbox/qa/history.ts';
import { actCalls, type ActCall } from '../history/acts.ts';

export type Body = Record<string, unknown>;
export type Said = Record<string, unknown>;

export interface Player {
  id: number;
  /** The balance and the safebox, hundredths. */
  coin: number;
  safebox: number;
  /** Points and diamonds, which come from gifts, and lottery tickets. */
  points: number;
  diamond: number;
  lottery: number;
  likes: number[];
  /** The numbers of the deposits so far. */
  orders: string[];
}

/** The calls that move value, the end of a game, and the outcome of an act. */
type LedgerCall = ActCall | 'exitGame' | 'operationStatus';

/** Calls whose answers contain only what was given. */
type Claim = {
  [N in ActCall]: Infer<ReturnType<typeof record<typeof awarded>>> extends Output<N> ? N : never;
}[ActCall];

/** Amounts of a deposit, of a gift (coupon, claim or retrieved balance) and of a stake, hundredths; points; tickets. */
const sums = { deposit: 10_000, gift: 500, game: 50, points: 20, ticket: 10 };

/** A player's first amount of everything: as all changes are multiples of 10, no two players' balances ever match. */
export const firstCoin = (userId: number) => userId;
/** Extra lottery tickets that a player starts with. */
export const firstTickets = 10_000;

/** The state of an invite-spin round. */
const wheel = { amount: 100, target: 5_000, spinTimes: 2, status: 1 };

/** Scratch cards collect nothing here. */
const collected = { count: 0, list: [] };

/** A proven task. */
const task = { id: 1, type: 101, name: '', cycle: 3, target: 1, progress: 1, unit: 'N', status: 1, awards: [] };

/** Insufficient balance. */
const tooLittle = { errcode: 3001 };

/** An act that arrives after its `notAfter`, or after it was reported as never arriving. */
const tooLate = { errcode: 410 };

/**
 * The operator's money calls. The simulated network duplicates nothing, so a second copy of an act is the app's own and
 * takes effect again here. Only `exitGame`, which the app repeats, is idempotent. A call that arrives after its
 * `notAfter` is refused.
 */
export function createLedger(now: () => number) {
  const done = new Map<string, { call: string; answer: Said }>();
  const closed = new Set<string>();

  /** Executes an act unless it is too late. */
  function act({ notAfter }: Body, copy: Copy, work: () => Said): Said {
    if (closed.has(copy.requestId) || (typeof notAfter === 'number' && now() > notAfter)) return tooLate;
    copy.effect = true;
    const answer = work();
    done.set(copy.requestId, { call: copy.call, answer });
    return answer;
  }

  /** Executes a `requestId` unless it was executed before. */
  const once = (body: Body, copy: Copy, work: () => Said) => done.get(copy.requestId)?.answer ?? act(body, copy, work);

  function moved(player: Player, amount: number) {
    player.coin += amount;
    return player.coin;
  }
  const award = (player: Player) => ({
    rewards: [],
    coin: moved(player, sums.gift),
    points: (player.points += sums.points),
    diamond: (player.diamond += sums.points),
  });
  const account = ({ id = 1 }: Body) => ({ bankInfo: { id, bankId: 1, name: 'gcash', accountNo: '••17' } });

  type Handler = (body: Body, player: Player, copy: Copy) => Said;
  const awarding: Handler = (body, player, copy) => act(body, copy, () => award(player));
  const others: Record<Exclude<LedgerCall, Claim>, Handler> = {
    startGame: (body, { coin }, copy) =>
      act(body, copy, () => ({
        url: `http://games.test/${String(body['gameId'])}`,
        sessionId: `s${copy.requestId}`,
        coin,
      })),
    exitGame: (body, player, copy) =>
      once(body, copy, () => ({ coin: moved(player, player.coin < sums.game ? 0 : -sums.game) })),
    createRecharge: (body, player, copy) =>
      act(body, copy, () => {
        const orderNo = `o${copy.requestId}`;
        moved(player, sums.deposit);
        player.orders.push(orderNo);
        return { orderNo, payUrl: 'http://pay.test/' };
      }),
    exchange(body, player, copy) {
      const amount = body['amount'] as number;
      if (player.coin < amount) return tooLittle;
      const order = { orderNo: `w${copy.requestId}`, fee: 0, realAmount: amount, withdrawalNumber: 1 };
      return act(body, copy, () => ({ ...order, coin: moved(player, -amount) }));
    },
    safeboxTransfer(body, player, copy) {
      const aside = body['direction'] === 1 ? (body['amount'] as number) : -(body['amount'] as number);
      if (player.coin < aside || player.safebox < -aside) return tooLittle;
      return act(body, copy, () => ({ coin: moved(player, -aside), safebox: (player.safebox += aside) }));
    },
    addBankInfo: (body, _, copy) => act(body, copy, () => account(body)),
    modifyBankInfo: (body, _, copy) => act(body, copy, () => account(body)),
    retrieveBalance: (body, player, copy) =>
      act(body, copy, () => ({ moved: sums.gift, list: [], coin: moved(player, sums.gift) })),
    lotteryOrder: (body, player, copy) =>
      player.lottery < sums.ticket
        ? tooLittle
        : act(body, copy, () => ({
            orderNo: `l${copy.requestId}`,
            round: 1,
            drawTime: 1,
            tickets: [],
            coin: player.coin,
            lottery: (player.lottery -= sums.ticket),
          })),
    actInviteUserSpin: (body, player, copy) =>
      act(body, copy, () => ({ cellId: 1, propId: 2001, count: 100, ...wheel, ...award(player) })),
    actInviteUserExchange: (body, player, copy) => act(body, copy, () => ({ status: 3, ...award(player) })),
    actInviteClickInvite: (body, _, copy) => act(body, copy, () => ({ shareUrl: 'http://perlas.test/', spinTimes: 1 })),
    loginBonus3UserReceive: (body, player, copy) => act(body, copy, () => ({ ...award(player), list: [], total: [] })),
    receiveVipBonusUser: (body, player, copy) => act(body, copy, () => ({ ...award(player), levels: [] })),
    appVipUserReceiveDaily: (body, player, copy) =>
      act(body, copy, () => ({ ...award(player), daily: { status: 2, awards: [] } })),
    appVipUserReceiveSignInAward: (body, player, copy) =>
      act(body, copy, () => ({ ...award(player), signIn: { status: 2, days: 1, list: [] } })),
    receiveVipTask: (body, player, copy) => act(body, copy, () => ({ ...award(player), tasks: [] })),
    receiveVipTaskUnReceiveBonus: (body, player, copy) =>
      act(body, copy, () => ({ ...award(player), unReceiveBonus: 0 })),
    diamondExchangeGoods: (body, player, copy) =>
      act(body, copy, () => ({ ...award(player), orderNo: `g${copy.requestId}` })),
    diamondExchangeScratchcard: (body, player, copy) => act(body, copy, () => ({ ...award(player), have: 1 })),
    scratchCardLottery: (body, _, copy) =>
      act(body, copy, () => ({ drawId: 1, cells: [], win: [], have: 0, addup: collected })),
    receiveAddupAwardById: (body, player, copy) => act(body, copy, () => ({ ...award(player), addup: collected })),
    betBonusReceive: (body, player, copy) => act(body, copy, () => ({ ...award(player), total: 0 })),
    betBonusByTypeReceive: (body, player, copy) => act(body, copy, () => ({ ...award(player), list: [] })),
    receiveDrawChance: (body, player, copy) =>
      act(body, copy, () => {
        moved(player, sums.gift);
        return { id: 1, propId: 2001, count: sums.gift, type: 1 };
      }),
    finishTask: (body, _, copy) => act(body, copy, () => ({ task })),
    followVisit: (body, _, copy) => act(body, copy, () => ({ status: 1 })),
    appAgent5UserReceive: (body, player, copy) => act(body, copy, () => ({ ...award(player), canReceive: 0 })),
    appAgent5UserInviteValidReceive: (body, player, copy) =>
      act(body, copy, () => ({ ...award(player), inviteTasks: [], goalReached: false })),
    operationStatus({ requestId, notAfter }) {
      const id = requestId as string;
      const known = done.get(id);
      if (known) return { state: 'done', ...known };
      if (typeof notAfter === 'number' && now() > notAfter) closed.add(id);
      return { state: closed.has(id) ? 'refused' : 'unknown', serverTime: now() };
    },
  };
  const claims = Object.fromEntries(actCalls.map((call) => [call, awarding])) as Record<ActCall, Handler>;
  return { ...claims, ...others };
}
