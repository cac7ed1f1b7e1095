import type { Generated, GeneratedAlways } from 'kysely';
import type { Reward } from '#contract/signInReply.ts';
import type { Json } from './json.ts';

/**
 * A mail to a player. `ref` names its occasion, once; it is visible from `time` on, and its award can be claimed
 * until `expiresAt`, or for ever. A deleted one keeps no text.
 */
export interface Mails {
  id: GeneratedAlways<number>;
  ref: string;
  userId: number;
  type: 1 | 2 | 3;
  title: string;
  content: string;
  awards: Json<Reward[]>;
  time: number;
  expiresAt: number | null;
  readAt: Generated<number | null>;
  deleted: Generated<boolean>;
}
