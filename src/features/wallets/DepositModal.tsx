import { useState } from 'react';
import type { ModalBase } from '#nav/modals.ts';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { words as shell } from '#i18n/words.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Deposit } from './Deposit.tsx';
import { Payment } from './Payment.tsx';
import { inWindow, type PayableOrder } from './payWays.ts';
import { words } from './words.ts';

/** A deposit over what the player is in the middle of, such as a game: it is paid in another window (GA-17). */
export function DepositModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const [order, setOrder] = useState<PayableOrder & { opened: boolean }>();
  return (
    <Sheet title={t('deposit')} onClose={close} closeLabel={common('close')}>
      {order ? (
        <Placed {...order} onAgain={() => setOrder(undefined)} onDone={close} />
      ) : (
        <Deposit way={inWindow(t('opening'), setOrder)} />
      )}
    </Sheet>
  );
}

interface PlacedProps extends PayableOrder {
  /** Its page stands in a window; a browser may have held that back. */
  opened: boolean;
  onAgain: () => void;
  onDone: () => void;
}

/** An order that is being paid elsewhere. */
function Placed({ orderNo, page, opened, onAgain, onDone }: PlacedProps) {
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
