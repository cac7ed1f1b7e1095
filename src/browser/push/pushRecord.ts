import type { PushTopic } from '#contract/push.ts';
import { readLocal, removeLocal, writeLocal } from '../localStore.ts';

/** What the operator has registered of this device's notifications; removed at log-out. */
export interface PushRecord {
  userId: number;
  endpoint: string;
  lang: string;
  topics: PushTopic[];
}

const name = 'push';

/** The player's notifications on this device, if they have chosen any. */
export const readPushRecord = () => readLocal<PushRecord | null>('player', name, null);

/** Stores or, with null, removes them. */
export const writePushRecord = (record: PushRecord | null) =>
  record ? writeLocal('player', name, record) : removeLocal('player', name);
