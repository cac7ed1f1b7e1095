import type { Reward } from '#shared/rewards/showRewards.ts';
import { toast } from '#nav/toasts.ts';
import { words } from './words.en.ts';

/**
 * Confirms in a toast that a log-in method was added, and shows the rewards for it; the code for rewards is loaded on
 * demand (AU-06, M-03).
 */
export async function confirmBinding(what: string, rewards: readonly Reward[]): Promise<void> {
  toast(words.say('bound', { what }));
  if (rewards.length === 0) return;
  const come = await import('#shared/rewards/showRewards.ts').catch(() => undefined);
  void come?.showRewards(rewards);
}
