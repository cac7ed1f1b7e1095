import type { Reward } from '#shared/rewards/showRewards.ts';
import { toast } from '#nav/toasts.ts';
import { words } from './words.ts';

/** Says that a way in has been added, and shows what the player got for it, by code that comes only then (AU-06, M-03). */
export async function sayBound(what: string, rewards: readonly Reward[]): Promise<void> {
  toast(words.say('bound', { what }));
  if (rewards.length === 0) return;
  const come = await import('#shared/rewards/showRewards.ts').catch(() => undefined);
  void come?.showRewards(rewards);
}
