import { useSnapshot } from 'valtio';
import type { LotteryOrder } from '#contract/endpoints/lottery.ts';
import { lotteryStates, lotteryTypes } from '#contract/rewards/lottery.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Balls } from '../Balls.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../LotteryScreen.module.css';
import { Sub } from '../Sub.tsx';
import { lotteryNames } from '../useLottery.ts';
import { useClaim, type Claim } from './useClaim.tsx';
import { words } from '../words.en.ts';

/** A player's orders, with the matches once their round is drawn (LO-03). */
function OrderScreen() {
  const t = words.use();
  const claim = useClaim();
  return (
    <Sub path="/activity/lottery/order" title={t('orders')} acts={[claim.act]}>
      {() => <Orders claim={claim} />}
    </Sub>
  );
}

export default forActivity(lotteryTypes, OrderScreen);

function Orders({ claim }: { claim: Claim }) {
  const t = words.use();
  const records = usePages('lotteryOrders', {}, ({ orderNo }) => orderNo);
  return (
    <PagedList records={records} empty={t('noOrders')}>
      {(rows) => (
        <>
          <p className={typography['caption']}>{t('ordersText')}</p>
          {claim.terms(rows)}
          {rows.map((order) => (
            <Order key={order.orderNo} order={order} claim={claim} />
          ))}
        </>
      )}
    </PagedList>
  );
}

function Order({ order, claim }: { order: LotteryOrder; claim: Claim }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { orderNo, activityType, drawTime, time, numbers, drawn, price, coin, prize, status } = order;
  return (
    <Card aria-label={t('order', { no: orderNo })}>
      <div className={css['head']}>
        <h2 className={typography['subheading']}>
          {t(lotteryNames[activityType])}, {formatDateTime(drawTime, locales[code])}
        </h2>
        <State status={status} amount={formatMoney(prize)} />
      </div>
      <ol className={`${layout['list']} ${layout['stack2']}`}>
        {numbers.map((entry, place) => (
          <li key={place}>
            <Balls numbers={entry} drawn={drawn ?? undefined} label={t('entry', { n: place + 1 })} />
          </li>
        ))}
      </ol>
      {drawn && (
        <div className={layout['stack2']}>
          <span className={typography['caption']}>{t('drawn')}</span>
          <Balls numbers={drawn} label={t('drawn')} isResult />
        </div>
      )}
      <p className={typography['caption']}>
        {coin ? formatMoney(coin) : t('tickets', { n: price })} ·{' '}
        {t('placed', { time: formatDateTime(time, locales[code]) })}
      </p>
      <p className={typography['caption']}>{t('order', { no: orderNo })}</p>
      {claim.button(order)}
    </Card>
  );
}

function State({ status, amount }: Pick<LotteryOrder, 'status'> & { amount: string }) {
  const t = words.use();
  if (status === lotteryStates.waiting) return <Badge>{t('waiting')}</Badge>;
  if (status === lotteryStates.lost) return <Badge>{t('lost')}</Badge>;
  return status === lotteryStates.won ? (
    <Badge kind="play">{t('won', { amount })}</Badge>
  ) : (
    <Badge kind="good">{t('paid', { amount })}</Badge>
  );
}
