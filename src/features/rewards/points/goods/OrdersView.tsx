import { useSnapshot } from 'valtio';
import type { GoodsOrder } from '#contract/endpoints/diamonds.ts';
import { deliveryStates } from '#contract/rewards/shop.ts';
import { language, locales } from '#i18n/language.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { DateText } from '#ui/text/DateText.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../PointsScreen.module.css';
import { words } from '../words.en.ts';
import { AddressText } from './DeliverTo.tsx';

const states = {
  [deliveryStates.placed]: { key: 'placed', kind: 'plain' },
  [deliveryStates.packing]: { key: 'packing', kind: 'plain' },
  [deliveryStates.sent]: { key: 'sent', kind: 'plain' },
  [deliveryStates.done]: { key: 'done', kind: 'good' },
  [deliveryStates.refused]: { key: 'cancelled', kind: 'bad' },
} as const;

/** The orders of goods with their states (DI-03). */
export function OrdersView() {
  const t = words.use();
  const records = usePages('diamondGoodsExchangeOrderLog', {}, ({ orderNo }) => orderNo);
  return (
    <PagedList records={records} empty={t('noOrders')}>
      {(rows) => (
        <div className={layout['stack3']}>
          {rows.map((order) => (
            <Order key={order.orderNo} order={order} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

function Order({ order }: { order: Readonly<GoodsOrder> }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { orderNo, time, name, num, cost, status, courier, trackNo, address } = order;
  const { key, kind } = states[status];
  return (
    <Card aria-label={`${name}, ${t(key)}`}>
      <div className={css['head']}>
        <h2 className={typography['heading']}>{num > 1 ? t('times', { name, n: num }) : name}</h2>
        <Badge kind={kind}>{t(key)}</Badge>
      </div>
      {status === deliveryStates.refused && <span>{t('cancelledText')}</span>}
      <span className={css['price']}>{t('diamondCount', { n: cost })}</span>
      <span className={typography['caption']}>
        {t('orderNo')} {orderNo}
      </span>
      {trackNo && (
        <span className={typography['caption']}>
          {t('tracking')} {courier} {trackNo}
        </span>
      )}
      {address && <AddressText address={address} />}
      <small className={typography['caption']}>
        <DateText at={time} locale={locales[code]} />
      </small>
    </Card>
  );
}
