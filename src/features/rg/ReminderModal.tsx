import type { Money } from '#contract/schema.ts';
import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { useAnswer } from '#shared/rg/useAnswer.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { words } from './words.en.ts';

export interface ReminderModalProps extends ModalBase {
  /** The amount about to be deposited, hundredths. */
  amount: Money;
  onDeposit: () => void;
  /** Whether the player wants the reminder couldn't be loaded. */
  isUnsure?: boolean;
}

/**
 * Shows the deposits of this month before a further one, to players who turned the reminder on (players B22): as the
 * operator says now, which the button waits for, or a dash and that they couldn't be loaded.
 */
export default function ReminderModal({ amount, onDeposit, isUnsure = false, close }: ReminderModalProps) {
  const t = words.use();
  const common = shell.use();
  const { value, unknown } = useAnswer('rgSession', {});
  const isWaiting = unknown?.isFailed === false;
  const before = value?.month.deposit;
  const deposit = () => {
    close();
    onDeposit();
  };
  return (
    <Sheet title={t('reminderTitle')} onClose={close} closeLabel={common('close')}>
      <Facts plain>
        <Fact name={t('thisMonth')}>
          <MoneyText amount={before} />
        </Fact>
        <Fact name={t('withThis')}>
          <MoneyText amount={before === undefined ? undefined : ((before + amount) as Money)} />
        </Fact>
      </Facts>
      {!isWaiting && before === undefined && <output className={typography['caption']}>{t('monthFailed')}</output>}
      <p className={typography['caption']}>{t(isUnsure ? 'reminderUnsure' : 'reminderText')}</p>
      <div className={layout['stack3']}>
        <Button busy={isWaiting} onClick={deposit}>
          {t('depositNow', { amount: formatMoney(amount) })}
        </Button>
        <Button onClick={close}>{t('notNow')}</Button>
      </div>
    </Sheet>
  );
}
