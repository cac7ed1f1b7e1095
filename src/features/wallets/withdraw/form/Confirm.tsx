import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { useTimeText } from '../useTimeText.ts';
import layout from '#ui/layout.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

export interface ConfirmProps extends ModalBase {
  /** Amount withdrawn, fee, and net amount paid out; hundredths. */
  amount: Money;
  fee: Money;
  net: Money;
  /** The masked receiving account. */
  to: string;
  /** Usual duration, minutes. */
  eta: number;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before the withdrawal is sent: net amount, receiving account, and that it can't be cancelled
 * (WA-10, RG-14).
 */
export function Confirm({ amount, fee, net, to, eta, onConfirm, close }: ConfirmProps) {
  const t = words.use();
  const common = shell.use();
  const timeText = useTimeText();
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const facts = [
    [t('confirmAmount'), formatMoney(amount)],
    [t('fee'), fee === 0 ? t('free') : formatMoney(fee)],
    [t('confirmTo'), to],
    [t('usualTime'), timeText(eta)],
  ] as const;
  const confirm = () => {
    close();
    onConfirm();
  };
  const foot = (
    <>
      <output id={reasonId} className={css['small']}>
        {onLine ? '' : t('offline')}
      </output>
      <Button kind="gold" wide off={!onLine} aria-describedby={reasonId} onClick={confirm}>
        {t('confirmSend', { net: formatMoney(net) })}
      </Button>
      <Button wide onClick={close}>
        {t('change')}
      </Button>
    </>
  );
  return (
    <Sheet title={t('confirm')} onClose={close} closeLabel={common('close')} foot={foot}>
      <div className={layout['stack3']}>
        <p className={css['small']}>{t('youReceive')}</p>
        <p>
          <MoneyText amount={net} large />
        </p>
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
        <p className={css['small']}>{t('confirmFinal')}</p>
      </div>
    </Sheet>
  );
}
