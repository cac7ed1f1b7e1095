import type { Recharge } from '#contract/endpoints/money.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { buttonClass, type ButtonKind } from '#ui/buttonClass.ts';
import { payable } from './payAddress.ts';
import { openInWrapper } from './paymentPages.ts';
import { expectPayment } from './usePaidNews.ts';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

interface PayLinkProps {
  deposit: Recharge;
  kind?: ButtonKind;
}

/** A link to the payment page of a deposit that waits for its payment; nothing for any other. */
export function PayLink({ deposit: { orderNo, status, payUrl }, kind = 'plain' }: PayLinkProps) {
  const t = words.use();
  const open = status === rechargeStates.waiting && payUrl;
  const page = open ? payable(payUrl, location, import.meta.env.VITE_PAY_HOSTS) : null;
  if (!page) return null;
  return (
    <a
      className={`${buttonClass(kind)} ${css['wide']} ${css['pay']}`}
      href={page.href}
      onClick={(event) => {
        expectPayment(orderNo);
        if (openInWrapper({ orderNo, page })) event.preventDefault();
      }}
    >
      {t('continuePaying')}
    </a>
  );
}
