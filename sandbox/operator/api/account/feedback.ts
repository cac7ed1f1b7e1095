import * as codes from '#contract/codes.ts';
import type { feedback } from '#contract/endpoints/feedback.ts';
import { isOn } from '#contract/features.ts';
import { byPlayer } from '#contract/feedback/terms.ts';
import { countNewcomers, countPictures } from '../newcomers.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { notePush } from '#sandbox/operator/push/notes.ts';
import { addFeedback } from '#sandbox/operator/feedback/added.ts';

/** Handlers for feedback; also available during a break or an exclusion. */
export function feedbackHandlers(operator: OperatorContext): Group<typeof feedback> {
  const { db } = operator;

  return {
    feedbackAdd: (input, { userId, token, address, time, once }) =>
      once(async (trx) => {
        const { config } = operator.written;
        if (!isOn(config.features, 'feedback')) throw new Refusal(codes.closed, 'Feedback is closed');
        const { newcomers } = operator.caps;
        await countPictures(trx, { userId, address, time }, input.images, newcomers);
        await countNewcomers(trx, { userId, address, time }, 'feedback', newcomers);
        return { id: await addFeedback(trx, { userId, token, time, limit: config.feedbackImageLimit }, input) };
      }),

    feedbackList: async (input, { userId }) => {
      const rows = db
        .selectFrom('feedback')
        .select(({ selectFrom, fn }) => [
          'id',
          'type',
          'time',
          'status',
          'unread',
          selectFrom('feedbackPictures')
            .select(fn.countAll<number | string>().as('count'))
            .whereRef('feedbackId', '=', 'feedback.id')
            .as('pictures'),
        ])
        .where('userId', '=', userId)
        .where('detached', '=', false)
        .orderBy('id', 'desc');
      const { list, ...page } = await pageOf(rows, input);
      return {
        ...page,
        list: list.map((row) => ({ ...row, status: row.status as 0 | 1 | 2, pictures: Number(row.pictures) })),
      };
    },

    feedbackDetail: async ({ id }, { userId }) => {
      // Reading it marks its replies as read, and may be repeated.
      const row = await db
        .updateTable('feedback')
        .set({ unread: false })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('detached', '=', false)
        .returning(['id', 'type', 'content', 'contact', 'time', 'status'])
        .executeTakeFirst();
      if (!row) throw new Refusal(codes.notFound, 'No such feedback');
      const pictures = await db
        .selectFrom('feedbackPictures')
        .select('image')
        .where('feedbackId', '=', id)
        .orderBy('place')
        .execute();
      const replies = await db
        .selectFrom('feedbackReplies')
        .select(['sender as from', 'text', 'time'])
        .where('feedbackId', '=', id)
        .orderBy('id')
        .execute();
      return { ...row, status: row.status as 0 | 1 | 2, images: pictures.map(({ image }) => image), replies };
    },
  };
}

/** Whether a reply to feedback is unread. */
export async function replyWaits({ db }: { db: Db }, userId: number): Promise<boolean> {
  const unread = db.selectFrom('feedback').select('id').where('userId', '=', userId).where('unread', '=', true);
  return (await unread.where('detached', '=', false).limit(1).executeTakeFirst()) !== undefined;
}

/** What staff do with a player's feedback: the latest, or one by its id. */
interface Decision {
  id?: number | undefined;
  reply?: string | undefined;
  /** Replies as the player instead of staff. */
  asPlayer?: boolean | undefined;
  status: number;
}

/**
 * Replies to feedback and sets its state; returns its id, undefined if there is none. The player is told of no reply to
 * somebody who has left their account.
 */
export async function answerFeedback(db: Db, userId: number, { id, reply, asPlayer, status }: Decision, time: number) {
  return db.transaction().execute(async (trx) => {
    const all = trx.selectFrom('feedback').select(['id', 'detached']).where('userId', '=', userId);
    let sought = all.orderBy('id', 'desc');
    if (id) sought = sought.where('id', '=', id);
    const found = await sought.limit(1).executeTakeFirst();
    if (!found) return undefined;
    if (reply) {
      const sender = asPlayer ? byPlayer : 'staff';
      await trx.insertInto('feedbackReplies').values({ feedbackId: found.id, sender, text: reply, time }).execute();
      const note = { ref: `feedback:${found.id}:${time}`, userId, kind: 'feedback', time } as const;
      if (!asPlayer && !found.detached) await notePush(trx, note);
    }
    await trx
      .updateTable('feedback')
      .set({ status, ...(reply && !asPlayer && { unread: true }) })
      .where('id', '=', found.id)
      .execute();
    return found.id;
  });
}
