import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LotteryProduct } from '#contract/endpoints/lottery.ts';
import type { Output } from '#contract/endpoints.ts';
import { lotteryTypes, type LotteryType } from '#contract/rewards/lottery.ts';
import type { ActOutput } from '#contract/moneyActs.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { useHolding } from '#shared/claims/Holding.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { words as claimWords } from '#shared/claims/words.en.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Bought } from '../Bought.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from '../LotteryScreen.module.css';
import { Prizes } from '../Prizes.tsx';
import { useBuy } from '../useBuy.ts';
import { useDraw } from '../useDraw.ts';
import { useLottery } from '../useLottery.ts';
import { usePassed } from '../usePassed.ts';
import { words } from '../words.en.ts';

/** Bundles of entries, for lottery tickets or for money if one says so (LO-02). */
function ProductScreen() {
  const t = words.use();
  const { type, home } = useLottery('/activity/lottery/product');
  const reply = useReply('lotteryInfo', { activityType: type });
  const [bought, setBought] = useState<ActOutput<'buyLottery'>>();
  const buy = useBuy(reply.retry, setBought);
  return (
    <RewardPage title={t('products')} back={home} reply={reply} acts={[buy]} open>
      {(info) => (
        <>
          {bought && <Bought order={bought} onMore={() => setBought(undefined)} />}
          {!bought && <Products info={info} type={type} buy={buy} ask={() => void reply.retry()} />}
          {bought && <Prizes info={info} />}
        </>
      )}
    </RewardPage>
  );
}

export default forActivity(lotteryTypes, ProductScreen);

interface ProductsProps {
  info: Output<'lotteryInfo'>;
  type: LotteryType;
  buy: MoneyAct<'buyLottery'>;
  /** Requests the round on sale. */
  ask: () => void;
}

/** The bundles, and below them the prizes, so that these don't move when the bundles load. */
function Products({ info, type, buy, ask }: ProductsProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { userId } = useSnapshot(stores.session);
  const { value, failure, retry } = useReply('lotteryProducts', {});
  const held = useHolding('lottery');
  const closed = usePassed(info.salesEnd);
  useDraw(info.drawTime, ask);
  if (!value) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={6} />;
  const list = value.list.filter(({ activityType }) => activityType === type);
  const prizes = <Prizes info={info} />;
  if (list.length === 0)
    return (
      <>
        <EmptyState title={t('noProducts')} />
        {prizes}
      </>
    );
  return (
    <>
      <div className={css['head']}>
        <span className={typography['caption']}>
          {t('productsText', { time: formatDateTime(info.drawTime, locales[code]) })}
        </span>
        {userId !== 0 && held !== undefined && (
          <output className={typography['caption']}>{t('have', { n: held })}</output>
        )}
      </div>
      {closed && <p className={cardClass()}>{t('closed', { time: formatDateTime(info.nextSales, locales[code]) })}</p>}
      {list.map((product) => (
        <Product key={product.id} product={product} info={info} closed={closed} buy={buy} />
      ))}
      {prizes}
    </>
  );
}

interface ProductProps {
  product: LotteryProduct;
  info: Output<'lotteryInfo'>;
  closed: boolean;
  buy: MoneyAct<'buyLottery'>;
}

function Product({ product: { id, name, num, price, coin, limit, bought }, info, closed, buy }: ProductProps) {
  const t = words.use();
  const shared = claimWords.use();
  const { userId } = useSnapshot(stores.session);
  const held = useHolding('lottery');
  const cost = coin ? formatMoney(coin) : t('tickets', { n: price });
  const isShort = !coin && held !== undefined && held < price;
  const locked = closed || isShort || bought >= limit || info.left < num;
  return (
    <Card aria-label={name}>
      <div className={css['head']}>
        <h2 className={typography['subheading']}>{name}</h2>
        <strong className={css['sum']}>{cost}</strong>
      </div>
      <p className={typography['caption']}>
        {[t('inEach', { n: num }), t('productLimit', { n: limit }), bought > 0 && t('productBought', { n: bought })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isShort && userId !== 0 && <p className={typography['caption']}>{t('tooFewTickets', { n: price })}</p>}
      {userId === 0 ? (
        <LinkButton kind="gold" to={href('/auth/login')}>
          {shared('logIn')}
        </LinkButton>
      ) : (
        <ClaimButton
          act={buy}
          input={{ round: info.round, productId: id, num: 1 }}
          what={name}
          state={locked ? 'locked' : 'claimable'}
        >
          {t('buyFor', { cost })}
        </ClaimButton>
      )}
    </Card>
  );
}
