import { read, write } from '../endpoint.ts';
import { feedbackLengths, feedbackStates, feedbackTypes } from '../feedback/terms.ts';
import { unitsPerCharacter } from '../longest.ts';
import { count, flag, id, list, oneOf, optional, page, record, text, time, upTo, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';
import { picture } from './kyc.ts';

const { received, answered, closed } = feedbackStates;
const status = oneOf(received, answered, closed);

/** A row of the list, without any texts, so that none is stored on a device. */
const entry = record({ id, type: text, time, status, unread: flag, pictures: optional(count) });
export type FeedbackEntry = Infer<typeof entry>;

const reply = record({ from: text, text, time });

/** Endpoints for feedback and staff's answers (payloads K); its terms are in `feedback` of the contract. */
export const feedback = {
  feedbackAdd: write(
    'Sends feedback, with pictures as data URLs; once for all copies of a `requestId`',
    {
      type: oneOf(...feedbackTypes),
      content: upTo(feedbackLengths.most * unitsPerCharacter),
      contact: optional(upTo(feedbackLengths.contact * unitsPerCharacter)),
      images: list(picture),
    },
    { id },
    { identified: true, picture: true, extension: true, spoils: ['feedbackList'] },
  ),
  feedbackList: read(
    'What the player has sent, latest first: where each stands, without its texts',
    paging,
    page(entry),
    {
      wrapped: true,
      kept: 'user',
      extension: true,
    },
  ),
  feedbackDetail: read(
    'One of them whole, with its pictures and the replies, the earliest first, which are read from then on; `from` is `player`, or else staff',
    { id },
    {
      id,
      type: text,
      content: text,
      contact: optional(text),
      images: list(picture),
      time,
      status,
      replies: list(reply),
    },
    { wrapped: true, kept: 'memory', extension: true },
  ),
};
