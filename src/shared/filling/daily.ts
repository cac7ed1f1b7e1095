import { readLocal, writeLocal } from '#browser/localStore.ts';
import type { ReadName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { isOn } from '#contract/features.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { manilaDay } from '#i18n/manila.ts';
import { repliesOnScreen } from '#nav/useReply.ts';
import type { Look } from './looks.ts';

/** Storage key of the day in Manila of the last daily prefetch, and what it has loaded. */
const key = 'looks';
const none = { day: '', had: [] as ReadName[] };

interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves when nothing of the player's is in progress. */
  free: () => Promise<void>;
}

/**
 * Requests once a day, one after another, what a player would look at first, so that it is available offline; the
 * operator's settings can switch that off.
 */
export async function lookDaily(looks: readonly Look[], { now, free }: Surroundings): Promise<void> {
  const { userId } = stores.session;
  const time = now() + stores.settings.clockOffset;
  const today = manilaDay(time);
  if (!userId || !isOn(stores.settings.config?.features, 'readAhead')) return;
  const before = readLocal('player', key, none);
  const had = new Set(before.day === today ? before.had : []);
  for (const { name, input, onCome } of looks.filter((each) => !had.has(each.name))) {
    await free();
    if (stores.session.userId !== userId || stores.network.down) return;
    const came = await ask(name, input(time)).catch(() => undefined);
    if (came === undefined || stores.session.userId !== userId) continue;
    if (came) onCome?.(time);
    had.add(name);
    writeLocal('player', key, { day: today, had: [...had] });
  }
}

/**
 * The worker stores the answer; this page only shows it if it is on screen. Resolves with whether there was one: a
 * refused request isn't repeated that day.
 */
async function ask(name: ReadName, input: object): Promise<boolean> {
  const isRefused = (error: unknown) => error instanceof Failure && error.kind === 'refused';
  try {
    await app.replies.read(name, input);
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
  const reply = replyKey(name, input);
  if (!repliesOnScreen().includes(reply)) await app.replies.letGo(reply);
  return true;
}
