import * as codes from '#contract/codes.ts';
import type { mail } from '#contract/endpoints/mail.ts';
import type { Reward } from '#contract/signInReply.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { settlePayouts } from '#sandbox/operator/money/payouts.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grantAll } from '#sandbox/operator/rewards/grant.ts';
import { holdingsOf } from '#sandbox/operator/rewards/holdings.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { awardName, claimableOf, headersOf, mailsOf, unreadOf, waits } from '#sandbox/operator/inbox/inbox.ts';

/** The most mails that one call deletes. */
const mostAtOnce = 100;

const turnover = turnoverTimes.reward;

/** Handlers for mail: the list, one mail, its award, and deletion (ML-01 to ML-04). */
export function mailHandlers(operator: OperatorContext): Group<typeof mail> {
  const { db } = operator;

  /** A mail of the player's by its id, with its header. */
  async function find(from: Db, { userId, time }: Pick<Context, 'userId' | 'time'>, id: number) {
    const row = await (await mailsOf(from, userId, time)).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refusal(codes.notFound, 'No such mail', { field: 'id' });
    const [head] = await headersOf(from, userId, [row]);
    return { row, head: head! };
  }

  /** The mail whose award is claimed; refused unless it has an unclaimed one. */
  async function waiting(trx: Trx, { userId, time }: Context, id: number) {
    const { row, head } = await find(trx, { userId, time }, id);
    if (head.awardReceived) throw new Refusal(codes.alreadyDone, 'Claimed already');
    if (!head.hasAward) throw new Refusal(codes.badParameter, 'It has no award', { field: 'id' });
    if (!waits(head, time)) throw new Refusal(codes.conditionUnmet, 'It is over', { need: 'time' });
    return row;
  }

  /** All mails with claimable awards. */
  async function allWaiting(trx: Trx, { userId, time }: Context) {
    const { mails, locked } = await claimableOf(trx, userId, time);
    if (mails.length > 0) return mails;
    if (locked) throw new Refusal(codes.conditionUnmet, 'A deposit comes first', { need: 'recharge' });
    throw new Refusal(codes.alreadyDone, 'Nothing waits');
  }

  return {
    getMail2: async (paging, { userId, time }) => {
      await settlePayouts(db, time, userId);
      const { list, ...page } = await pageOf(await mailsOf(db, userId, time), paging);
      return {
        list: await headersOf(db, userId, list),
        ...page,
        unread: await unreadOf(db, userId, time),
        turnover,
      };
    },
    getMailDetail: async ({ id }, { userId, time }) => {
      const { row, head } = await find(db, { userId, time }, id);
      await db.updateTable('mails').set({ readAt: time }).where('id', '=', id).where('readAt', 'is', null).execute();
      return { ...head, isRead: true, content: row.content, awards: row.awards, turnover };
    },
    receiveMail: ({ id, all }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context);
        if (!id && !all) throw new Refusal(codes.badParameter, 'Which mail?', { field: 'id' });
        const mails: readonly { id: number; awards: Reward[] }[] = all
          ? await allWaiting(trx, context)
          : [await waiting(trx, context, id!)];
        for (const each of mails) await claimOnce(trx, { userId, name: awardName(each.id), time });
        const given = await grantAll(
          trx,
          mails.map((each) => ({ ref: awardName(each.id), userId, rewards: each.awards, money: 'reward', time })),
        );
        return { rewards: inAll(given), ...(await holdingsOf(trx, userId)) };
      }),
    delMail: ({ ids, readAll }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        if (!readAll && (!ids || ids.length === 0 || ids.length > mostAtOnce))
          throw new Refusal(codes.badParameter, `1 to ${mostAtOnce} mails`, { field: 'ids' });
        await lockPlayer(trx, userId);
        const mails = await mailsOf(trx, userId, time);
        const rows = await (readAll ? mails.where('readAt', 'is not', null) : mails.where('id', 'in', ids!)).execute();
        const kept = new Set(
          (await headersOf(trx, userId, rows)).filter((head) => waits(head, time)).map(({ id }) => id),
        );
        if (!readAll && kept.size > 0) throw new Refusal(codes.alreadyDone, 'Its award waits, so it is kept');
        const gone = rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
        if (gone.length > 0)
          await trx
            .updateTable('mails')
            .set({ deleted: true, title: '', content: '' })
            .where('id', 'in', gone)
            .execute();
        return readAll ? { kept: kept.size } : {};
      }),
    readMails: async (_, { userId, time }) => {
      const unread = await (await mailsOf(db, userId, time)).where('readAt', 'is', null).execute();
      const ids = unread.map(({ id }) => id);
      if (ids.length > 0) await db.updateTable('mails').set({ readAt: time }).where('id', 'in', ids).execute();
      return {};
    },
  };
}

/** The rewards of several mails, one of each kind. */
function inAll(rewards: readonly Reward[]): Reward[] {
  const counts = new Map<number, number>();
  for (const { id, count } of rewards) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([id, count]) => ({ id, count }));
}
