import type { Output } from '#contract/endpoints.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Context, OperatorContext } from '../http/handlers.ts';
import { redeemTicket } from './identities.ts';
import { describePlayer } from './players.ts';
import { issueToken } from './tokens.ts';

interface Entering {
  userId: number;
  isNew: boolean;
}

/** Begins a session and says who came in. */
export async function enter(
  { db, written }: OperatorContext,
  { userId, isNew }: Entering,
  { time, device }: Context,
): Promise<Output<'accountLogin'>> {
  const token = await issueToken(db, userId, time, device);
  const userInfo = await describePlayer(db, userId, written.config, time);
  return { token, userInfo, isNew, needSetPassword: !userInfo.hasPassword, rewards: [] };
}

/** Lets somebody in whom `book` finds or makes; who came by a social log-in has that identity then, or neither happens. */
export async function enterBound(
  operator: OperatorContext,
  bindTicket: string | null | undefined,
  context: Context,
  book: (trx: Trx) => Promise<Entering>,
): Promise<Output<'accountLogin'>> {
  const entering = await operator.db.transaction().execute(async (trx) => {
    const known = await book(trx);
    if (bindTicket) await redeemTicket(trx, bindTicket, known.userId, context.time);
    return known;
  });
  return enter(operator, entering, context);
}
