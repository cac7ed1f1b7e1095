import { readLocal, writeLocal } from '#browser/localStore.ts';
import type { ReadName } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { manilaDay } from '#i18n/manila.ts';
import { repliesOnScreen } from '#nav/useReply.ts';
import type { Look } from './looks.ts';

/** Storage key of the day in Manila on which the player's first looks were last had. */
const had = 'looked';

interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves when nothing of the player's is under way. */
  free: () => Promise<void>;
}

/** Asks once a day, one after another, for what a player would look at first, so that it is there without a network. */
export async function lookDaily(looks: readonly Look[], { now, free }: Surroundings): Promise<void> {
  const { userId } = stores.session;
  const time = now() + stores.settings.clockOffset;
  const today = manilaDay(time);
  if (!userId || readLocal('player', had, '') === today) return;
  let isWhole = true;
  for (const { name, input, onCome, play } of looks) {
    await free();
    if (stores.session.userId !== userId) return;
    if (play && stores.rg.state) continue;
    try {
      await ask(name, input(time));
      onCome?.(time);
    } catch {
      isWhole = false;
    }
  }
  if (isWhole && stores.session.userId === userId) writeLocal('player', had, today);
}

/** The worker keeps the answer on the device; this page has no use for it unless it is on screen. */
async function ask(name: ReadName, input: object) {
  await app.replies.read(name, input);
  const key = replyKey(name, input);
  if (!repliesOnScreen().includes(key)) await app.replies.letGo(key);
}
