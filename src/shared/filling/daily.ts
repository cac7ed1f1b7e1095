import { readLocal, writeLocal } from '#browser/localStore.ts';
import type { ReadName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { manilaDay } from '#i18n/manila.ts';
import { repliesOnScreen } from '#nav/useReply.ts';
import type { Look } from './looks.ts';

/** Storage key of the day in Manila on which the player's first looks were last had, and of those had on it. */
const key = 'looks';
const none = { day: '', had: [] as ReadName[] };

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
  if (!userId) return;
  const before = readLocal('player', key, none);
  const had = new Set(before.day === today ? before.had : []);
  for (const { name, input, onCome } of looks.filter((each) => !had.has(each.name))) {
    await free();
    if (stores.session.userId !== userId) return;
    const came = await ask(name, input(time)).catch(() => undefined);
    if (came === undefined || stores.session.userId !== userId) continue;
    if (came) onCome?.(time);
    had.add(name);
    writeLocal('player', key, { day: today, had: [...had] });
  }
}

/**
 * The worker keeps the answer on the device; this page has no use for it unless it is on screen. Resolves with whether
 * there was one: what the operator refuses isn't asked for again that day.
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
