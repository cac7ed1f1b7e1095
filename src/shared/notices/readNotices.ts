import type { Notice } from '#contract/entities.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** Where it is kept on this device which notices have been on screen. */
const name = 'notices.read';

/** The notices that have been on screen here. */
export const readNotices = (): readonly number[] => readLocal<number[]>('device', name, []);

/** One has been on screen; what the operator no longer says is forgotten. */
export function markRead(id: number, said: readonly Pick<Notice, 'id'>[]): void {
  const ids = new Set([...readNotices(), id]);
  writeLocal(
    'device',
    name,
    said.map((notice) => notice.id).filter((each) => ids.has(each)),
  );
}
