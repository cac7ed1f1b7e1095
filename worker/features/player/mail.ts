import type { Input, Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import { endpointNameOf } from '#worker/core/replyCache.ts';

/**
 * Mail: keeps the unread count, one value in all tabs, from the answer requested last (ML-01). A mail counts as read
 * once the operator has returned its text.
 */
export function createMail({ world, stores, bus, replies, onAnswer }: Core) {
  const { session, mail } = stores;
  let newestOrder = 0;

  /** Whether a shown list already has this mail as read. */
  const isKnownRead = (id: number) =>
    Object.entries(stores.replies).some(
      ([key, reply]) =>
        reply &&
        endpointNameOf(key) === 'getMail2' &&
        (reply.value as Output<'getMail2'>).list.some((each) => each.id === id && each.isRead),
    );

  bus.on('mail', ({ unread, at }, epoch) => {
    // A time in the future was recorded before the clock was set back.
    const isOlder = at < mail.at && mail.at <= world.now();
    if (epoch === session.epoch && session.userId && !isOlder) Object.assign(mail, { unread, at });
  });

  onAnswer((output, order, at, name) => {
    const { unread, mailUnread, id } = output as { unread?: number; mailUnread?: number | null; id: number };
    const count = name === 'getMail2' ? unread : mailUnread;
    if (typeof count === 'number' && session.userId && order >= newestOrder) {
      newestOrder = order;
      Object.assign(mail, { unread: count, at });
      bus.publish({ kind: 'mail', unread: count, at });
    }
    if (name === 'getMailDetail' && !isKnownRead(id)) replies.spoil(['getMail2']);
  });

  /** Runs delayed work only in its own session (epoch), as it may have waited to be undone. */
  async function inSession<T>(epoch: string, work: () => Promise<T>): Promise<T> {
    if (session.epoch !== epoch) throw new Failure('stopped');
    return work();
  }

  return {
    /** Deletes mails, or all that are read (ML-04). */
    deleteMails: (input: Input<'delMail'>, epoch: string) => inSession(epoch, () => replies.write('delMail', input)),
    /** Marks all mails as read (ML-04). */
    readMails: (epoch: string) => inSession(epoch, () => replies.write('readMails', {})),
  };
}
