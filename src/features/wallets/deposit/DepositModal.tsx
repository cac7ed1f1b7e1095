import { useState } from 'react';
import type { ModalBase } from '#nav/modal.ts';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Deposit } from './Deposit.tsx';
import { Payment } from '../Payment.tsx';
import { inWindow, type PayableOrder } from '../paymentPages.ts';
import { words } from '../words.en.ts';

/** A deposit in a dialog over the current page, such as a game; the payment page opens in another window (GA-17). */
export function DepositModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const [order, setOrder] = useState<PayableOrder & { opened: boolean }>();
  return (
    <Sheet title={t('deposit')} onClose={close} closeLabel={common('close')}>
      {order ? (
        <OrderPlaced {...order} onAgain={() => setOrder(undefined)} onDone={close} />
      ) : (
        <Deposit opener={inWindow(t('opening'), setOrder)} />
      )}
    </Sheet>
  );
}

interface OrderPlacedProps extends PayableOrder {
  /** The payment page opened in a window; a browser may block that. */
  opened: boolean;
  onAgain: () => void;
  onDone: () => void;
}

/** Shows the status of an order whose payment page is in another window. */
function OrderPlaced({ orderNo, page, opened, onAgain, onDone }: OrderPlacedProps) {
  const t = words.use();
  const toPage = (
    <OutsideLink className={buttonClass(opened ? 'plain' : 'gold', false)} href={page.href}>
      {t('openPage')}
    </OutsideLink>
  );
  const again = (
    <Button kind="gold" onClick={onAgain}>
      {t('again')}
    </Button>
  );
  const paid = (
    <Button kind="gold" onClick={onDone}>
      {t('goOn')}
    </Button>
  );
  return (
    <Payment
      orderNo={orderNo}
      waiting={{ text: t(opened ? 'payElsewhere' : 'payHeld'), foot: toPage }}
      next={{ paid, again, unknown: again }}
    />
  );
}
