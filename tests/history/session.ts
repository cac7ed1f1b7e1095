import { byName, only, type History, type Of } from './entry.ts';

/** Maximum time from an answer to its display, milliseconds. */
const reaction = 5_000;

/** After a session's end: how long earlier requests may be in flight, and how long tabs take to learn of it; ms. */
const late = { underWay: 1_000, word: 100 };

/** Calls still allowed with the token of an ended session: log-out, and protection of the player (reliability, I5). */
const mayFollow = new Set(['logout', 'selfExclude', 'selfLimitSet']);

/** The call that renews the token of a session; every other call that issues one is a log-in. */
const renewing = 'preLogin';

/**
 * One session of a player on a device, from the first appearance of its epoch to the next epoch. Its tokens, the first
 * one and its renewals, are known if the log-in was recorded.
 */
interface Session {
  device: string;
  userId: number;
  tokens: ReadonlySet<string>;
  from: number;
  until: number;
  ends: Of<'session'>[];
}

function sessionsOf({ client, server }: History): Session[] {
  const sessions: Session[] = [];
  const alone = new Set(client.map(({ device }) => device)).size === 1;
  const seen = new Set<string>();
  for (const [device, entries] of byName(only(client, 'session'), (entry) => entry.device)) {
    let now: Session | undefined;
    for (const entry of entries) {
      if (now && entry.ended !== null && entry.userId === 0 && !now.ends.some(({ tab }) => tab === entry.tab))
        now.ends.push(entry);
      if (seen.has(`${device} ${entry.epoch}`)) continue;
      seen.add(`${device} ${entry.epoch}`);
      if (now && now.until === Infinity) now.until = entry.at;
      if (!entry.userId) continue;
      const given = server.filter(
        (copy) =>
          copy.call !== renewing &&
          copy.gave &&
          copy.userId === entry.userId &&
          (copy.device ? copy.device === device && copy.status === 200 : alone) &&
          copy.time <= entry.at &&
          copy.time > entry.at - reaction,
      );
      // Simultaneous log-ins of a player can't be told apart.
      const tokens = new Set(given.length === 1 ? given.map(({ gave }) => gave) : []);
      for (const { call, session, gave } of server)
        if (call === renewing && gave && tokens.has(session)) tokens.add(gave);
      now = { device, userId: entry.userId, tokens, from: entry.at, until: Infinity, ends: [] };
      sessions.push(now);
    }
  }
  return sessions;
}

/** I5: a token belongs to one player and is not used after its session's end, except to report that end. */
export function tokensEnd(history: History): string[] {
  const wrong: string[] = [];
  const carried = history.server.filter(({ session, userId, gave }) => session && userId && !gave);
  for (const [token, copies] of byName(carried, ({ session }) => session))
    if (new Set(copies.map(({ userId }) => userId)).size > 1) wrong.push(`I5: ${token} was used for several players`);
  const { slack } = history;
  for (const { tokens, userId, until } of sessionsOf(history))
    for (const { call, session, time, sentAt = time - late.underWay } of history.server)
      if (tokens.has(session) && sentAt > until + late.word + slack && !mayFollow.has(call))
        wrong.push(`I5: ${call} was asked for player ${userId} after the session's end`);
  return wrong;
}

/** I5: a page's answers are the current player's, never the previous one's, by their balance, owner and orders. */
export function answersTheirOwn({ server, client }: History): string[] {
  const wrong: string[] = [];
  const said = byName(server, ({ userId, coin }) => `${userId} ${coin}`);
  const owners = new Map<string, number>();
  for (const { userId, coin, owner = userId, orders = [], at } of only(client, 'answer')) {
    if (coin !== undefined && !said.get(`${userId} ${coin}`)?.some(({ time }) => time <= at))
      wrong.push(`I5: player ${userId} got an answer of ${coin} that was not theirs`);
    if (owner !== userId) wrong.push(`I5: player ${userId} got an answer for player ${owner}`);
    for (const order of orders) {
      const first = owners.get(order) ?? userId;
      if (first !== userId) wrong.push(`I5: player ${userId} got order ${order} of player ${first}`);
      owners.set(order, first);
    }
  }
  return wrong;
}

/** I11: a session expires only by a 401 for its own token, and a logged-out tab is not logged out again. */
export function expiresOnce(history: History): string[] {
  const wrong: string[] = [];
  const refused = history.server.filter(({ code, status }) => code === 401 || status === 401);
  for (const { tokens, userId, from, ends } of sessionsOf(history)) {
    const expired = ends.find(({ ended }) => ended === 'expired');
    if (!expired || tokens.size === 0) continue;
    const own = refused.some(
      ({ session, time }) => tokens.has(session) && time >= from - reaction && time <= expired.at,
    );
    if (!own) wrong.push(`I11: player ${userId} was logged out by a 401 that was not for this session`);
  }
  const last = new Map<string, Of<'session'>>();
  for (const entry of only(history.client, 'session')) {
    const before = last.get(entry.tab);
    last.set(entry.tab, entry);
    if (before && !before.userId && before.ended && !entry.userId && entry.epoch !== before.epoch && entry.ended)
      wrong.push(`I11: ${entry.tab} was logged out twice`);
  }
  return wrong;
}
