import { CountUp } from '#shared/celebration/CountUp.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { rewardColour } from './Awards.tsx';
import css from './RewardList.module.css';
import type { Reward } from './showRewards.ts';
import { useProps } from './useProps.ts';

interface RewardListProps {
  rewards: readonly Reward[];
  /** They have just come: their figures count up. */
  justCame?: boolean;
}

/** Rewards side by side: picture, and what was received. */
export function RewardList({ rewards, justCame = false }: RewardListProps) {
  const propOf = useProps();
  return (
    <ul className={css['list']}>
      {rewards.map(({ id, count }, place) => {
        const { picture, gainOf } = propOf(id);
        return (
          <li key={place} className={css['item']}>
            <span className={css['picture']}>
              <Picture ref={inTime} src={picture} width={56} height={56}>
                <Icon name="gift" />
              </Picture>
            </span>
            <strong className={`${css['count']} ${rewardColour(id)}`}>
              {justCame ? <CountUp to={count} format={gainOf} /> : gainOf(count)}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
