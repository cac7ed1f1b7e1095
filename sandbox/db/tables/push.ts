import type { PushTopic } from '#contract/push.ts';
import type { PushKind } from '#sandbox/operator/push/texts.ts';
import type { Json } from './json.ts';

/** A browser that may be told something by push; `session` is the hash of the token with which it was subscribed. */
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

/** What a player is to be told, once for each `ref`; with `sentAt` it is out of the house. */
export interface PushMessages {
  ref: string;
  userId: number;
  kind: PushKind;
  madeAt: number;
  sentAt: number | null;
}
