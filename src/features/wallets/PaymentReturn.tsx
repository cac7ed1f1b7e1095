import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Payment } from './Payment.tsx';
import { words } from './words.ts';

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
    paid: linkTo(href('/'), t('play')),
    again: linkTo(href('/wallets', { name: 'deposit' }), t('again')),
    unknown: linkTo(toRecords, t('records')),
  };
  return (
    <Payment
      orderNo={orderNo}
      waiting={{ text: t('waitingText'), foot: <LinkButton to={toRecords}>{t('records')}</LinkButton> }}
      next={next}
    />
  );
}
