import type { Generated, GeneratedAlways } from 'kysely';
import type { FeedbackType } from '#contract/feedback/terms.ts';

/** A player's feedback; `status` as in `feedbackStates`, `unread` while a reply is. */
export interface Feedback {
  id: GeneratedAlways<number>;
  userId: number;
  type: FeedbackType;
  content: string;
  contact: Generated<string>;
  status: Generated<number>;
  unread: Generated<boolean>;
  /** Whoever wrote it has left the account to the owner of its number, who isn't shown it. */
  detached: Generated<boolean>;
  time: number;
}

/** A picture of feedback, as a data URL; its time is the feedback's, by which it is swept. */
export interface FeedbackPictures {
  feedbackId: number;
  place: number;
  image: string;
  time: number;
}

/** A reply: `sender` is `player` or `staff`. */
export interface FeedbackReplies {
  id: GeneratedAlways<number>;
  feedbackId: number;
  sender: string;
  text: string;
  time: number;
}
