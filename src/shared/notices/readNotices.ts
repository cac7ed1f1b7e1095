import type { Notice } from '#contract/entities.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** Storage key of the notices that have been read on this device. */
const name = 'notices.read';

/** The ids of notices that have been read on this device. */
export const readNotices = (): readonly number[] => readLocal<number[]>('device', name, []);

/** Marks a notice as read; ids of notices that no longer exist are removed. */
export function markRead(id: number, current: readonly Pick<Notice, 'id'>[]): void {
  const ids = new Set([...readNotices(), id]);
  writeLocal(
    'device',
    name,
    current.map((notice) => notice.id).filter((each) => ids.has(each)),
  );
}
