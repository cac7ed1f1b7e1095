import { randomUUID } from 'node:crypto';
import type { Name } from '../../worker/contract/endpoints.ts';
import { memoryDb } from '../db/memory.ts';
import { move } from '../ledger/ledger.ts';
import { apiBase } from './request.ts';
import { createOperator, type OperatorOptions } from './operator.ts';
import { createPlayer } from './players.ts';
import { issueToken } from './tokens.ts';

/** Where the app is, in these trials. */
export const appAddress = 'http://localhost:4173';

/** What an answer may hold; each test knows what it asked for. */
export type Said = Record<string, unknown> & { errcode?: number; code?: number };

/** An operator in memory, at a time of the test's choosing, and how the app calls it. */
export async function openTrial(options: Partial<OperatorOptions> = {}) {
  const db = options.db ?? (await memoryDb());
  const clock = { time: Date.UTC(2026, 10, 21, 4) };
  const operator = await createOperator({ db, now: () => clock.time, ...options });

  function request(name: string, body: object, token = '', headers: Record<string, string> = {}): Request {
    const sent = { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers };
    return new Request(`${appAddress}${apiBase}${name}`, { method: 'POST', body: JSON.stringify(body), headers: sent });
  }

  async function call(name: Name, body: object, token = ''): Promise<Said> {
    const response = await operator.fetch(request(name, body, token));
    return (await response.json()) as Said;
  }

  /** A player who has so many hundredths and is logged in. */
  async function player(coin = 0) {
    const userId = await db.transaction().execute(async (trx) => {
      const id = await createPlayer(trx, { mobile: randomUUID(), termsVersion: 'trial', time: clock.time });
      const ref = `opening:${id}`;
      if (coin) await move(trx, { ref, userId: id, type: 'adjustment', amount: coin, time: clock.time });
      return id;
    });
    return { userId, token: await issueToken(db, userId, clock.time) };
  }

  return { db, clock, operator, request, call, player, close: () => db.destroy() };
}
