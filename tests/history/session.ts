import { byName, only, type History, type Of } from './entry.ts';

/** An answer takes this long at most to become what a page shows, milliseconds. */
const reaction = 5_000;

/** How long what a device had sent before a session ended is on its way at most, and how long until all its tabs know; milliseconds. */
const late = { underWay: 1_000, word: 100 };

/** What is told with the token of a session that is over: that it is, and what protects the player (reliability, I5). */
const mayFollow = new Set(['logout', 'selfExclude', 'selfLimitSet']);

/** The call that brings another token for the same stay; all others that bring one are log-ins. */
const renewing = 'preLogin';

/** One stay of a player on a device: from the first sight of its epoch to the next one. Its tokens are known if the log-in was seen: the first, and those it was renewed to. */
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
      // Two log-ins of a player at a time can't be told apart.
      const tokens = new Set(given.length === 1 ? given.map(({ gave }) => gave) : []);
      for (const { call, session, gave } of server)
        if (call === renewing && gave && tokens.has(session)) tokens.add(gave);
      now = { device, userId: entry.userId, tokens, from: entry.at, until: Infinity, ends: [] };
      sessions.push(now);
    }
  }
  return sessions;
}

/** I5: a token is one player's, and is not used once its session has ended, except to tell the operator so. */
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

/** I5: what a page has of the operator's answers is the player's who is here, and never of the one before. */
export function answersTheirOwn({ server, client }: History): string[] {
  const said = byName(server, ({ userId, coin }) => `${userId} ${coin}`);
  return only(client, 'answer')
    .filter(({ userId, coin, at }) => !said.get(`${userId} ${coin}`)?.some(({ time }) => time <= at))
    .map(({ userId, coin }) => `I5: player ${userId} got an answer of ${coin} that was not theirs`);
}

/** I11: a session that expires does so by a 401 for its own token; and nobody who has left is made to leave again. */
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
