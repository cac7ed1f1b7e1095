import type { PushTopic } from '#contract/push.ts';
import type { PushKind } from '#sandbox/operator/push/texts.ts';
import type { Json } from './json.ts';

/** A browser's push subscription; `session` is the hash of the token with which it was made. */
export interface PushSubscriptions {
  endpoint: string;
  userId: number;
  session: string;
  p256dh: string;
  auth: string;
  lang: 'en' | 'fil';
  topics: Json<PushTopic[]>;
  madeAt: number;
}

/** A message for a player, once for each `ref`; with `sentAt` it has been sent. */
export interface PushMessages {
  ref: string;
  userId: number;
  kind: PushKind;
  madeAt: number;
  sentAt: number | null;
}
