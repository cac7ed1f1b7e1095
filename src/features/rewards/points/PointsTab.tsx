import { useId } from 'react';
import type { PointsItem } from '#contract/endpoints/points.ts';
import { isMoney, props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { Worth } from '#shared/draws/Worth.tsx';
import { useMoneyAct, type MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { DepositLock } from './DepositLock.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './PointsScreen.module.css';
import { PropPicture } from './PropPicture.tsx';
import { useTurnover } from './useTurnover.ts';
import { words } from './words.en.ts';

/** How points are earned, and what they can be exchanged for (PT-01). */
export function PointsTab() {
  const t = words.use();
  const reply = useReply('pointsInfo', {});
  const { locked, onFailure } = useRewardLock();
  const exchange = useMoneyAct('exchangePoints', {
    onDone: ({ rewards }) => void showRewards(rewards),
    onFailure,
  });
  const turnover = useTurnover(reply.value?.turnover);
  return (
    <RewardContent reply={reply} acts={[exchange]}>
      {({ points, earn, items }) => {
        const cash = items.find(({ propId }) => propId === props.coin);
        const rate = cash && { num: cash.price, coin: cash.count as Money };
        return (
          <>
            {earn && (
              <Card nacre>
                <strong>{t('earnRule', { n: earn.num, bet: formatMoney(earn.bet) })}</strong>
                <Progress
                  label={t('earnNext')}
                  value={earn.bet - earn.left}
                  max={earn.bet}
                  text={t('earnLeft', { amount: formatMoney(earn.left) })}
                />
                <Worth id={props.points} {...(rate && { rate })} />
              </Card>
            )}
            {locked && <DepositLock />}
            {items.length === 0 && <EmptyState title={t('noItems')} />}
            <ul className={`${layout['list']} ${layout['stack3']}`}>
              {items.map((item) => (
                <Item key={item.id} item={item} points={points} exchange={exchange} locked={locked} />
              ))}
            </ul>
            {cash && <small className={typography['caption']}>{turnover}</small>}
          </>
        );
      }}
    </RewardContent>
  );
}

interface ItemProps {
  item: Readonly<PointsItem>;
  points: number;
  exchange: MoneyAct<'exchangePoints'>;
  /** Money waits for the first deposit. */
  locked: boolean;
}

function Item({ item, points, exchange, locked }: ItemProps) {
  const t = words.use();
  const propOf = useProps();
  const reasonId = useId();
  const { id, propId, count, price, stock, limit, bought } = item;
  const what = propOf(propId).textOf(count);
  const reason =
    (stock === 0 && t('soldOut')) ||
    (limit && (bought ?? 0) >= limit && t('atLimit')) ||
    (locked && isMoney(propId) && t('depositFirst')) ||
    (points < price && t('morePoints', { n: price - points })) ||
    '';
  const notes = [
    stock && t('itemLeft', { n: stock }),
    limit && t('itemLimit', { n: limit, bought: bought ?? 0 }),
  ].filter(Boolean);
  return (
    <li className={css['row']}>
      <PropPicture id={propId} />
      <span className={css['words']}>
        <strong>{what}</strong>
        <span className={css['price']}>{t('pointCount', { n: price })}</span>
        {(reason || notes.length > 0) && (
          <small className={typography['caption']} id={reasonId}>
            {reason || notes.join(' · ')}
          </small>
        )}
      </span>
      <ClaimButton
        act={exchange}
        input={{ id, num: 1 }}
        what={what}
        state={reason ? 'locked' : 'claimable'}
        reasonId={reason ? reasonId : undefined}
        kind="plain"
      >
        {t('exchange')}
      </ClaimButton>
    </li>
  );
}
