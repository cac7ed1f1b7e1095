import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { useReply } from '#nav/useReply.ts';
import { PayLink } from '../PayLink.tsx';
import { PlayLink } from '../PlayLink.tsx';
import { Payment } from '../Payment.tsx';
import css from '../WalletsScreen.module.css';
import { words } from '../words.en.ts';

/** The status of a payment after the player returns from the payment page. */
export function PaymentReturn({ orderNo }: { orderNo: string }) {
  const t = words.use();
  const linkTo = (to: string, text: string) => (
    <LinkButton to={to} kind="gold">
      {text}
    </LinkButton>
  );
  const toRecords = href('/wallets/record');
  const next = {
    paid: <PlayLink kind="gold" />,
    again: linkTo(href('/wallets', { name: 'deposit' }), t('again')),
    unknown: linkTo(toRecords, t('records')),
  };
  return (
    <Payment orderNo={orderNo} waiting={{ text: t('waitingText'), foot: <WaysOn orderNo={orderNo} /> }} next={next} />
  );
}

/** The first page of deposits, which has the order just placed. */
const newest = { pageNum: 1, pageSize: 20 };

/** Links while the order is unpaid: to its payment page, if known, to a new deposit, and to the transactions. */
function WaysOn({ orderNo }: { orderNo: string }) {
  const t = words.use();
  const { value, failure } = useReply('rechargeRecord', newest);
  const order = value?.list.find((each) => each.orderNo === orderNo);
  return (
    <>
      {(order || !failure) && (
        <p className={css['sum']}>{order ? `${formatMoney(order.amount)} · ${order.channel}` : '\u00A0'}</p>
      )}
      {order ? <PayLink deposit={order} kind="gold" /> : !failure && <div className={`${css['room']} ${css['pay']}`} />}
      <LinkButton to={href('/wallets', { name: 'deposit' })}>{t('otherWay')}</LinkButton>
      <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
    </>
  );
}
