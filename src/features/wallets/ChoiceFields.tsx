import { useState } from 'react';
import type { Money } from '#contract/schema.ts';
import { readAmount } from '#contract/typed/amount.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { isOpen, type Channel } from '#shared/deposit/leastDeposit.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { formatMoney } from '#i18n/money.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { bonusText } from './bonusText.ts';
import { isOutside } from './openHours.ts';
import { otherAmount, type Choice } from './useDepositChoice.ts';
import { MethodMark } from './MethodMark.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

/** A channel's `feeRate` counts ten-thousandths; a percent has a hundred of them. */
const ratePerPercent = 100;

/** Choice of the deposit channel; closed ones are shown disabled, with their hours. */
export function ChannelField({ choice }: { choice: Choice }) {
  const t = words.use();
  const { channels, channel, chooseChannel } = choice;
  const note = (each: Channel) => {
    if (!isOpen(each))
      return each.hours && isOutside(each.hours, operatorTime()) ? t('openHours', { hours: each.hours }) : t('closed');
    return each.feeRate ? t('fee', { percent: each.feeRate / ratePerPercent }) : undefined;
  };
  const options = channels.map((each) => ({
    value: each.id,
    label: (
      <span className={css['method']}>
        <MethodMark icon={each.icon} name={each.name} />
        {each.name}
      </span>
    ),
    note: note(each),
    disabled: !isOpen(each),
  }));
  return (
    <div className={layout['stack2']}>
      <RadioCards legend={t('channel')} options={options} value={channel?.id} onChange={chooseChannel} />
      {channel?.tip && <p className={typography['caption']}>{channel.tip}</p>}
    </div>
  );
}

/**
 * Choice of the channel's preset amounts, and of a typed one if the channel accepts that. With `tried` a missing amount
 * is shown as an error.
 */
export function AmountChoice({ choice, tried }: { choice: Choice; tried: boolean }) {
  const t = words.use();
  const { items, item, free, other, amount, typed, chooseItem, type } = choice;
  const options = [
    ...items.map(({ id, price, bonus, bonusType, tag, later }) => ({
      value: id,
      label: formatMoney(price),
      note: (bonus || later || tag) && (
        <>
          {bonus ? bonusText(t, { bonus, bonusType }) : ''}
          {later && !bonus && t('bonusFrom', { amount: formatMoney(later.bonus as Money), level: later.level })}
          {tag && <span className={css['tag']}>{tag}</span>}
        </>
      ),
    })),
    ...(free ? [{ value: otherAmount, label: t('otherAmount') }] : []),
  ];
  const [isLeft, setIsLeft] = useState(false);
  const missing = tried && amount === null;
  const unread = (tried || isLeft) && typed !== '' && readAmount(typed) === null;
  const fieldError = unread ? t('amountUnread') : missing ? boundsText(choice, t) : undefined;
  return (
    <>
      {items.length > 0 && (
        <RadioCards
          legend={t('amount')}
          options={options}
          value={other ? otherAmount : item?.id}
          onChange={chooseItem}
          error={missing && !other ? t('chooseAmount') : undefined}
        />
      )}
      {items.length === 0 && !free && <p className={css['reason']}>{t('noAmount')}</p>}
      {other && (
        <AmountField
          label={t('ownAmount')}
          name="amount"
          value={typed}
          onChange={type}
          onBlur={() => setIsLeft(true)}
          whole
          hint={fieldError ? undefined : boundsText(choice, t)}
          error={fieldError}
        />
      )}
    </>
  );
}

function boundsText({ bounds }: Choice, t: ReturnType<typeof words.use>) {
  if (!bounds) return undefined;
  const min = formatMoney(bounds.min);
  return Number.isFinite(bounds.max)
    ? t('between', { min, max: formatMoney(bounds.max as Money) })
    : t('atLeast', { min });
}
