import type { Core } from '#worker/core/core.ts';
import { isReply } from '#worker/storage/storage.ts';
import { draftLifetime, mostDraftRows } from './bounds.ts';

/** The key prefixes of drafts: an identity check's, and a feedback's. */
const prefixes = ['kyc', 'feedback'] as const;

/** Deletes expired drafts at the start and at every log-in, also for players who never open their pages (O-03). */
export function clearDrafts({ stores, storage, world, identity }: Core): void {
  async function clear() {
    const { userId, epoch } = stores.session;
    if (!userId) return;
    const { kept } = (await storage()).of(userId);
    if (stores.session.epoch !== epoch) return;
    for (const prefix of prefixes) {
      const rows = await kept.first(mostDraftRows, prefix);
      const over = rows.filter(({ key, at }) => !isReply(key) && !(world.now() - at <= draftLifetime));
      if (over.length > 0) await kept.drop(...over.map(({ key }) => key));
    }
  }
  const clearExpired = () => void clear().catch(() => {});
  clearExpired();
  identity.onEnter(clearExpired);
}
