import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '../../app/stores.ts';
import { track } from '../../app/track.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Checking } from './Checking.tsx';
import { AmountField, ChannelField } from './ChoiceFields.tsx';
import { DepositNote } from './DepositNote.tsx';
import { useChoice } from './useChoice.ts';
import { useDeposit } from './useDeposit.ts';
import css from './wallets.module.css';
import { words } from './words.ts';

/** A deposit: how, how much, and on to the payment page (WA-01 to WA-03). */
export function Deposit() {
  const choice = useChoice();
  const deposit = useDeposit();
  useEffect(() => track('deposit_open'), []);

  const known = useSnapshot(stores.settings).config !== null;
  if (deposit.uncertain) return <Checking deposit={deposit} />;
  return known ? <Form choice={choice} deposit={deposit} /> : <Skeleton lines={6} />;
}

interface FormProps {
  choice: ReturnType<typeof useChoice>;
  deposit: ReturnType<typeof useDeposit>;
}

function Form({ choice, deposit }: FormProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const [tried, setTried] = useState(false);
  const amounts = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const { channels, channel, amount, item, other } = choice;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!channel || !onLine || deposit.busy) return;
    if (amount === null) focusFirst(amounts.current);
    else void deposit.place(channel.id, amount, other ? undefined : item?.id);
  };

  if (channels.length === 0) return <EmptyState title={t('noChannel')} />;
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <ChannelField choice={choice} />
      {channel && (
        <div ref={amounts} className={css['form']}>
          <AmountField choice={choice} tried={tried} />
        </div>
      )}
      <div className={css['submit']}>
        <DepositNote note={deposit.note} />
        <output id={reasonId} className={css['small']}>
          {!channel ? t('noChannel') : !onLine ? t('depositOffline') : deposit.leaving ? t('opening') : ''}
        </output>
        <Button
          type="submit"
          kind="gold"
          wide
          busy={deposit.busy}
          off={!onLine || !channel}
          aria-describedby={reasonId}
        >
          {t('deposit')}
        </Button>
      </div>
    </form>
  );
}

function focusFirst(fields: HTMLElement | null) {
  const own = fields?.querySelector<HTMLElement>('input[name=amount]');
  (own ?? fields?.querySelector<HTMLElement>('input'))?.focus();
}
