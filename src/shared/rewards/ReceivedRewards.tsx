import { isMoney, isPropOf } from '#contract/props.ts';
import { Celebration, worthOf } from '#shared/celebration/Celebration.tsx';
import { RewardList } from './RewardList.tsx';
import type { Reward } from './showRewards.ts';

/** Whether a jackpot is among the rewards. */
export const hasJackpot = (rewards: readonly Reward[]) => rewards.some(({ id }) => isPropOf('jackpot', id));

/** Rewards that have just come, celebrated by what they are worth. */
export function ReceivedRewards({ rewards }: { rewards: readonly Reward[] }) {
  const money = rewards.reduce((sum, { id, count }) => sum + (isMoney(id) ? count : 0), 0);
  return (
    <Celebration worth={hasJackpot(rewards) ? 'large' : worthOf(money)}>
      <RewardList rewards={rewards} justCame />
    </Celebration>
  );
}
