import type { Goods } from '#contract/endpoints/diamonds.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Link } from 'wouter';
import { CoinForm } from './CoinForm.tsx';
import { DepositLock } from './DepositLock.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from './PointsScreen.module.css';
import { words } from './words.en.ts';

/** The diamond shop: money and goods for diamonds (DI-01, DI-02). */
export function DiamondTab() {
  const t = words.use();
  const reply = useReply('diamondShopData', {});
  const { locked, onFailure } = useRewardLock();
  const exchange = useMoneyAct('exchangeDiamonds', {
    onDone: ({ rewards }) => void showRewards(rewards),
    onFailure,
  });
  useManilaMidnight(() => void reply.retry());
  return (
    <RewardContent reply={reply} acts={[exchange]}>
      {({ diamond, coinRate, goods }) => (
        <>
          {locked ? <DepositLock /> : <CoinForm diamond={diamond} rate={coinRate} exchange={exchange} />}
          <h2 className={typography['heading']}>{t('goods')}</h2>
          {goods.length === 0 && <EmptyState title={t('noGoods')} />}
          <ul className={css['goods']}>
            {goods.map((each) => (
              <li key={each.id}>
                <Tile goods={each} />
              </li>
            ))}
          </ul>
          <div className={css['links']}>
            <LinkButton to={href('/points', { tab: 'diamond', view: 'orders' })}>{t('orders')}</LinkButton>
            <LinkButton to={href('/points', { tab: 'diamond', view: 'address' })}>{t('address')}</LinkButton>
          </div>
        </>
      )}
    </RewardContent>
  );
}

function Tile({ goods: { id, name, img, price, stock } }: { goods: Readonly<Goods> }) {
  const t = words.use();
  return (
    <Link
      href={href('/points', { tab: 'diamond', goods: id })}
      className={`${cardClass('tile')} ${css['tile']}`}
      data-out={stock === 0}
    >
      <GoodsPicture src={img} size={72} />
      <strong>{name}</strong>
      <span className={css['price']}>{t('diamondCount', { n: price })}</span>
      {typeof stock === 'number' && (
        <small className={typography['caption']}>{stock === 0 ? t('soldOut') : t('itemLeft', { n: stock })}</small>
      )}
    </Link>
  );
}
