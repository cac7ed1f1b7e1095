import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { count, flag, id, list, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';
import { paging } from './bounds.ts';

/** The header of a mail: `type` as in `mailTypes`; after `expireTime` its award is no longer claimable. */
const head = {
  id,
  title: text,
  time,
  type: oneOf(1, 2, 3),
  isRead: flag,
  hasAward: flag,
  awardReceived: flag,
  expireTime: optional(time),
};
const header = record({ ...head, awards: optional(list(reward)) });

export type MailHeader = Infer<typeof header>;

const spoils = ['getMail2', 'activityGetStatusList'];

/** Endpoints for mail (spec §7, payloads E). Headers may be stored on the device, contents never. */
export const mail = ofFeature('mail', {
  getMail2: read(
    'The player’s mails without what they say, the latest first',
    { ...paging },
    {
      ...page(header),
      unread: count,
      /** How many times an award's cash must be staked before it can be withdrawn. */
      turnover: optional(count),
    },
    { kept: 'user' },
  ),
  getMailDetail: read(
    'One mail with what it says, in limited HTML; it counts as read from now on',
    { id },
    { ...head, content: text, awards: list(reward), turnover: optional(count) },
    { wrapped: true, kept: 'visit' },
  ),
  receiveMail: write(
    'Claims the award of a mail, or with `all` those of all mails that can be claimed now',
    { id: optional(id), all: optional(flag) },
    awarded,
    { money: true, spoils: [...spoils, 'getMailDetail', ...moved] },
  ),
  delMail: write(
    'Deletes mails, or with `readAll` all that are read; one with an award that can still be claimed is kept',
    { ids: optional(list(id)), readAll: optional(flag) },
    {
      /** How many read mails were kept for their awards. */
      kept: optional(count),
    },
    { spoils },
  ),
  readMails: write('Marks all mails as read', {}, {}, { extension: true, spoils: ['getMail2'] }),
});
