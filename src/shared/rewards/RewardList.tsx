import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { MoreIcon } from '#ui/media/MoreIcon.tsx';
import { formatMoney } from '#i18n/money.ts';
import { inTime } from '#ui/states/inTime.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { drawingOf, isMoney, kindOf } from './props.ts';
import css from './RewardList.module.css';
import type { Reward } from './showRewards.ts';
import { words } from './words.ts';

/** Rewards side by side: picture, amount and name. */
export function RewardList({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <ul className={css['list']}>
      {rewards.map((reward, place) => (
        <Line key={place} {...reward} />
      ))}
    </ul>
  );
}

function Line({ id, count }: Reward) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { config } = useSnapshot(stores.settings);
  const own = config?.propConfigMap?.[id];
  const amount = isMoney(id) ? formatMoney(count as Money) : `×${count.toLocaleString(locales[code])}`;
  return (
    <li className={css['item']}>
      <span className={css['picture']}>
        <Picture ref={inTime} src={drawingOf(id, own?.icon)} width={56} height={56}>
          <MoreIcon name="gift" />
        </Picture>
      </span>
      <strong className={css['count']}>{amount}</strong>
      <span className={css['name']}>{own?.name || t(kindOf(id))}</span>
    </li>
  );
}
