import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { useFirstLimits } from '#shared/rg/firstLimits.ts';
import { ActionBar } from '#shared/page/ActionBar.tsx';
import { LimitNote } from '#shared/rg/LimitNote.tsx';
import { useDepositLimit } from '#shared/rg/useDepositLimit.ts';
import { formatMoney } from '#i18n/money.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { UnknownDeposit } from '../UnknownDeposit.tsx';
import { BonusField } from './BonusField.tsx';
import { AmountChoice, ChannelField } from '../ChoiceFields.tsx';
import { DepositOutcome } from './DepositOutcome.tsx';
import { CouponField } from '../coupons/CouponField.tsx';
import { Gifts } from '../coupons/Gifts.tsx';
import { useCoupons } from '../coupons/useCoupons.ts';
import { DepositNote } from '../DepositNote.tsx';
import { WagerTerms } from './WagerTerms.tsx';
import { SubmitBar } from '../SubmitBar.tsx';
import type { PaymentPageOpener } from '../paymentPages.ts';
import { useDepositChoice } from '../useDepositChoice.ts';
import { useDeposit } from '../useDeposit.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../WalletsScreen.module.css';
import { words } from '../words.en.ts';

interface DepositProps {
  opener: PaymentPageOpener;
  /** The id of the preset amount that the player came for; 0 for none. */
  item?: number;
  /** The button sticks above the page's tab bar. */
  aboveTabs?: boolean;
  /** What stands below the form, above the gifts: these come late. */
  children?: ReactNode;
}

/** Deposit form: channel, amount and coupon, then the payment page (WA-01 to WA-03). */
export function Deposit({ opener, item, aboveTabs = false, children }: DepositProps) {
  const choice = useDepositChoice(item);
  const deposit = useDeposit(opener);
  useEffect(() => track('deposit_open'), []);

  const known = useSnapshot(stores.settings).config !== null;
  let content = <Skeleton lines={screenful} />;
  if (deposit.act.unknown) content = <UnknownDeposit deposit={deposit} />;
  else if (known)
    content = (
      <div className={css['form']}>
        <DepositOutcome deposit={deposit} />
        <Form choice={choice} deposit={deposit} aboveTabs={aboveTabs} />
      </div>
    );
  return (
    <div className={layout['stack3']}>
      {content}
      {children}
      <Gifts />
    </div>
  );
}

interface FormProps {
  choice: ReturnType<typeof useDepositChoice>;
  deposit: ReturnType<typeof useDeposit>;
  aboveTabs: boolean;
}

function Form({ choice, deposit, aboveTabs }: FormProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const [tried, setTried] = useState(false);
  const amounts = useRef<HTMLDivElement>(null);
  const { channels, channel, amount, items, item, other, bonus, noBonus, unknownOffers, unknownTerms } = choice;
  const limit = useDepositLimit();
  const isWaiting = [unknownOffers, unknownTerms].some((each) => each?.isFailed === false) || limit.isAwaited;
  const mayBegin = useFirstLimits();
  const { left } = limit;
  const overLimit = amount !== null && left !== undefined && amount > left;
  const overText = overLimit ? t('overLimit', { left: formatMoney(left) }) : '';
  const { offers, chosen, couponId, choose } = useCoupons(unknownTerms?.isFailed ? null : amount);
  const couponBonus = offers.find(({ coupon }) => coupon.id === couponId)?.bonus ?? 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!channel || !onLine || deposit.busy || isWaiting) return;
    if (amount === null || overLimit) return amounts.current?.querySelector<HTMLElement>('input[name=amount]')?.focus();
    if (!mayBegin()) return;
    choice.send();
    const whole = (bonus + couponBonus) as Money;
    const wanted = { rechargeTypeId: channel.id, amount, itemId: item?.id, couponId, bonus: whole };
    const place = () => deposit.place(noBonus ? { ...wanted, noBonus } : wanted);
    const { reminds, mayRemind } = limit;
    if (reminds || mayRemind) void show('reminder', { amount, onDeposit: place, isUnsure: mayRemind }).catch(report);
    else place();
  };

  /** What is wrong with the choice of an amount; a typed one says so itself. */
  const wrongChoice = () => {
    if (other) return '';
    return amount === null && items.length > 0 ? t('chooseAmount') : overText;
  };

  if (channels.length === 0) return <EmptyState title={t('noChannel')} />;
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      {channel && (
        <div ref={amounts} className={css['form']}>
          <AmountChoice choice={choice} tried={tried} overText={overText} />
        </div>
      )}
      <ChannelField choice={choice} />
      {offers.length > 0 && <CouponField offers={offers} value={chosen} onChange={choose} />}
      <BonusField choice={choice} couponBonus={couponBonus} />
      {channel?.tip && <p className={typography['caption']}>{channel.tip}</p>}
      <LimitNote limit={limit} over={overLimit} />
      {/* Over the limit the bar isn't sticky, so that it doesn't cover the long note above it. */}
      <ActionBar at={aboveTabs && !overLimit ? 'tabs' : 'still'}>
        <DepositNote note={deposit.note} wrong={tried ? wrongChoice() : ''} isShown={overLimit && limit.text !== ''} />
        <WagerTerms choice={choice} couponBonus={couponBonus} />
        <SubmitBar
          amount={amount}
          reason={!channel ? t('noChannel') : !onLine ? t('depositOffline') : deposit.leaving ? t('opening') : ''}
          label={t('deposit')}
          busy={deposit.busy || (onLine && isWaiting)}
          off={!onLine || !channel}
        />
      </ActionBar>
    </form>
  );
}
