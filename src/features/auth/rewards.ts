import { stores } from '../../app/stores.ts';
import { formatMoney } from '../../ui/money.ts';
import { words } from './words.ts';

/** The prop that is money; its count is in hundredths (spec §3). */
const coin = 2001;

/** What was given: so many of a prop. */
export interface Reward {
  id: number;
  count: number;
}

/** What a player got, in words: `₱10.00, 3 × Free spin`; nothing where there is nothing. */
function rewardsText(rewards: readonly Reward[]): string {
  const names = stores.settings.config?.propConfigMap;
  const known = rewards.flatMap(({ id, count }) => {
    if (id === coin) return [formatMoney(count as Parameters<typeof formatMoney>[0])];
    const name = names?.[id]?.name;
    return name ? [`${count} × ${name}`] : [];
  });
  return known.join(', ');
}

/** Says that something has been added to the account, and what the player got for it. */
export function boundText(rewards: readonly Reward[], what: string): string {
  const reward = rewardsText(rewards);
  return reward ? words.say('boundWithReward', { what, reward }) : words.say('bound', { what });
}
