import { useId, useState } from 'react';
import type { Goods } from '#contract/endpoints/diamonds.ts';
import { mostAtOnce } from '#contract/rewards/shop.ts';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useSettled } from '#nav/useSettled.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { Holding } from '#shared/claims/Holding.tsx';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { Worth } from '#shared/draws/Worth.tsx';
import { useMoneyAct, type MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { RewardList } from '#shared/rewards/RewardList.tsx';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { GoodsPicture } from '../GoodsPicture.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../PointsScreen.module.css';
import { Stepper } from '../Stepper.tsx';
import { words } from '../words.en.ts';
import { DeliverTo } from './DeliverTo.tsx';

/** One kind of goods with its stock and limit, its delivery address, and its order (DI-02). */
export function GoodsView() {
  const t = words.use();
  const isShown = useIsShown();
  const { goods: id } = useQuery('/points');
  const reply = useReply('diamondShopData', {});
  const settled = useSettled('diamondShopData', {});
  const { locked, onFailure } = useRewardLock();
  const order = useMoneyAct('orderGoods', {
    onFailure,
    onDone({ orderNo, rewards }) {
      if (rewards?.length) return void showRewards(rewards);
      toast(t('orderedText', { no: orderNo }));
      if (isShown()) void go(href('/points', { tab: 'diamond', view: 'orders' }), { replace: true });
    },
  });
  return (
    <RewardContent reply={reply} acts={[order]}>
      {({ goods, diamond }) => {
        const found = goods.find((each) => each.id === id);
        if (found) return <Ware goods={found} diamond={diamond} order={order} locked={locked} />;
        if (!settled) return <Skeleton lines={8} />;
        return (
          <EmptyState title={t('gone')}>
            <LinkButton to={href('/points', { tab: 'diamond' })}>{t('toShop')}</LinkButton>
          </EmptyState>
        );
      }}
    </RewardContent>
  );
}

interface WareProps {
  goods: Readonly<Goods>;
  /** The player's diamonds. */
  diamond: number;
  order: MoneyAct<'orderGoods'>;
  /** Goods wait for the first deposit (V-32). */
  locked: boolean;
}

function Ware({ goods, diamond, order, locked }: WareProps) {
  const t = words.use();
  const reasonId = useId();
  const [wanted, setWanted] = useState(1);
  const home = useReply('shippingAddress', {});
  const address = home.value?.address ?? undefined;
  const { id, name, img, desc, price, awards } = goods;
  const stock = goods.stock ?? undefined;
  const limit = goods.limit ?? undefined;
  const bought = goods.bought ?? 0;
  const max = Math.max(1, Math.min(mostAtOnce, stock ?? mostAtOnce, (limit ?? mostAtOnce) - bought));
  const num = Math.min(wanted, max);
  const cost = price * num;
  const lacksAddress = goods.needAddress && home.value !== undefined && !address;
  const reason =
    (locked && t('depositFirst')) ||
    (stock === 0 && t('soldOut')) ||
    (limit !== undefined && bought >= limit && t('atLimit')) ||
    (diamond < cost && t('moreDiamonds', { n: cost - diamond })) ||
    (lacksAddress && t('addressFirst')) ||
    '';
  return (
    <>
      <p>
        <Holding of="diamond" />
      </p>
      <Card nacre>
        <div className={`${css['ware']} ${layout['inline']}`}>
          <GoodsPicture src={img} size={112} />
          <div className={css['words']}>
            <h2 className={typography['heading']}>{name}</h2>
            <strong className={css['price']}>{t('diamondCount', { n: price })}</strong>
            {desc && <span>{desc}</span>}
          </div>
        </div>
        {max > 1 && <Stepper value={num} max={max} onChange={setWanted} />}
        <ClaimButton
          act={order}
          input={{ id, num }}
          what={t('times', { name, n: num })}
          state={reason || (goods.needAddress && !address) ? 'locked' : 'claimable'}
          reasonId={reason ? reasonId : undefined}
          kind={lacksAddress ? 'plain' : 'gold'}
        >
          {t('orderFor', { price: t('diamondCount', { n: cost }) })}
        </ClaimButton>
        {reason && (
          <small id={reasonId} className={typography['caption']}>
            {reason}
          </small>
        )}
        {locked && <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>}
      </Card>
      {goods.needAddress && home.value && <DeliverTo address={address} />}
      {goods.needAddress && !home.value && home.failure && home.failure.kind !== 'offline' && (
        <Failed failure={home.failure} text={t('addressFailed')} onRetry={home.retry} />
      )}
      {awards && (
        <Card>
          <strong>{t('atOnce')}</strong>
          <RewardList rewards={awards} />
          {awards.map(({ id: prop }) => (
            <Worth key={prop} id={prop} />
          ))}
        </Card>
      )}
      <Facts>
        <Fact name={t('stock')}>{stock === undefined ? '' : String(stock)}</Fact>
        <Fact name={t('limit')}>{limit === undefined ? '' : t('limitOf', { n: limit, bought })}</Fact>
      </Facts>
    </>
  );
}
