import type { ClientEvent } from '#contract/endpoints/events.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { createHistory, heldOf, type Copy } from '#sandbox/qa/history.ts';
import type { ServerEntry } from '../history/entry.ts';
import type { Clock } from './clock.ts';
import { createLedger, firstCoin, firstTickets, type Body, type Player, type Said } from './ledger.ts';

type Origin = Required<Pick<ServerEntry, 'sentAt' | 'device'>>;

const games = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Game ${id}`, brandId: 1, gameTypeId: 1 }));
const lobby = {
  gameListVersion: '1',
  games,
  gameTypes: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
  brands: [{ id: 1, name: 'House', status: 1, sort: 1 }],
};
const noDots = { spin: 0, task: 0, agent5: 0, vip: 0, signIn: 0, emailAward: 0, canReceiveDrawChance: 0 };

/** The latest deposits of a player. */
const recordOf = (orders: string[]) => ({
  list: orders
    .slice(-20)
    .map((orderNo) => ({ orderNo, time: 0, amount: 10_000, channel: 'GCash', status: rechargeStates.paid })),
  total: orders.length,
  pages: Math.ceil(orders.length / 20),
  pageNum: 1,
  pageSize: 20,
});

/**
 * A lightweight operator for a day of requests: two players, a ledger, tokens, and idempotency by `requestId`. It
 * records each copy like the sandbox's.
 */
export function createOperator(clock: Clock) {
  const history = createHistory();
  const players = new Map(
    [7, 8].map((id): [number, Player] => [
      id,
      {
        id,
        coin: firstCoin(id),
        safebox: 0,
        points: firstCoin(id),
        diamond: firstCoin(id),
        lottery: firstCoin(id) + firstTickets,
        likes: [],
        orders: [],
      },
    ]),
  );
  const tokens = new Map<string, number>();
  let issued = 0;

  function issue(userId: number) {
    const token = `t${++issued}`;
    tokens.set(token, userId);
    return token;
  }
  const describe = ({ id, coin, points }: Player) => ({ id, nickname: `Player ${id}`, coin, points });

  const open: Record<string, (body: Body, player: Player | undefined, copy: Copy) => Said> = {
    preLogin: ({ gameListVersion }, player) => ({
      code: 200,
      serverTime: clock.now(),
      ...(player && { userInfo: describe(player) }),
      ...(player && issued % 5 === 0 && { token: issue(player.id) }),
      ...(gameListVersion === lobby.gameListVersion ? { gameListVersion } : lobby),
    }),
    'anonymous/appConfig': () => ({ configVersion: '1' }),
    'anonymous/appTheme': () => ({}),
    'anonymous/appEventLogClient': () => ({}),
    getActivityIds: () => ({ activityMap: {} }),
    accountLogin: ({ account }) => {
      const player = players.get(account === 'ana' ? 7 : 8)!;
      return { token: issue(player.id), userInfo: describe(player) };
    },
  };
  const forPlayers: Record<string, (body: Body, player: Player, copy: Copy) => Said> = {
    getAfterLoginInfoWeb: (_, player) => ({ userInfo: describe(player), likeGameIds: [...player.likes] }),
    refreshData: (_, { coin, points, diamond, lottery }) => ({ coin, points, diamond, lottery }),
    online: () => ({ serverTime: clock.now() }),
    ...createLedger(clock.now),
    activityGetStatusList: () => noDots,
    rechargeRecord: (_, { orders }) => ({ data: recordOf(orders) }),
    gameLike({ gameId, like }, player) {
      const others = player.likes.filter((id) => id !== gameId);
      player.likes = like ? [gameId as number, ...others] : others;
      return { likeGameIds: [...player.likes] };
    },
    logout: () => ({}),
  };

  function answer(call: string, body: Body, token: string, copy: Copy): Said {
    const player = players.get(tokens.get(token) ?? 0);
    copy.userId = player?.id ?? 0;
    const anybody = open[call];
    if ((!anybody || (call === 'preLogin' && token)) && !player) return { errcode: 401, code: 401 };
    const said = anybody ? anybody(body, player, copy) : forPlayers[call]?.(body, player!, copy);
    if (call === 'logout') tokens.delete(token);
    return said ? { errcode: 0, ...said } : { errcode: 404 };
  }

  return {
    history,
    /** Receives, executes and records a request; the answer still has to travel back. */
    receive(call: string, body: Body, token: string, from: Origin): { copy: Copy; said: Said } {
      const copy: ServerEntry = Object.assign(history.add({ time: clock.now(), call }), from);
      copy.requestId = (body['requestId'] as string | undefined) ?? '';
      copy.session = token;
      copy.events = ((body['eventList'] as ClientEvent[] | undefined) ?? []).map(({ eventId, sessionId, seq }) => ({
        eventId,
        sessionId,
        seq,
      }));
      const said = answer(call, body, token, copy);
      const { userInfo, coin, token: gave } = said as { userInfo?: Player; coin?: number; token?: string };
      copy.code = said['errcode'] as number;
      copy.coin = coin ?? userInfo?.coin ?? null;
      copy.held = heldOf({ ...userInfo, ...said });
      if (gave) Object.assign(copy, { gave, userId: userInfo?.id ?? copy.userId });
      Object.assign(copy, { status: 200, answeredAt: clock.now() });
      return { copy, said };
    },
    /** Revokes all sessions of a player: the next call gets a 401. */
    revoke(userId: number) {
      for (const [token, owner] of tokens) if (owner === userId) tokens.delete(token);
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;
