import { Icon } from '#ui/media/Icon.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { Picture } from '#ui/media/Picture.tsx';
import css from './RewardList.module.css';
import type { Reward } from './showRewards.ts';
import { useProps } from './useProps.ts';

/** Rewards side by side: picture, and what was received. */
export function RewardList({ rewards }: { rewards: readonly Reward[] }) {
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
            <strong className={css['count']}>{gainOf(count)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
