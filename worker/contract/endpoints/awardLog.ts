import { read, ofFeature } from '../endpoint.ts';
import { count, id, list, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';
import { paging } from './bounds.ts';

/** A reward of an activity: `status` as in `awardStates`, `time` when it was received or became claimable. */
const award = record({
  id,
  time,
  activityType: count,
  title: text,
  awards: list(reward),
  status: oneOf(1, 2, 3),
  expireTime: optional(time),
});

export type Award = Infer<typeof award>;

/** The record of rewards (spec §7, payloads G). */
export const awardLog = ofFeature('awards', {
  activityAwardGetLog: read(
    'The rewards that the player got, that wait, and that have expired, the latest first; those of one state if that is asked for',
    { ...paging, activityType: optional(count), status: optional(oneOf(1, 2, 3)) },
    page(award),
    { kept: 'user' },
  ),
});
