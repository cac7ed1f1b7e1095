import { useEffect, useRef, useState } from 'react';
import type { Money } from '#contract/schema.ts';
import { readAmount } from '#contract/typed/amount.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { isOpen, type Channel } from '#shared/deposit/leastDeposit.ts';
import { afterTap } from '#shared/forms/afterTap.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { formatMoney } from '#i18n/money.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { bonusText } from './bonusText.ts';
import { bestValueOf, percentOf } from './channels.ts';
import { isWithin } from '#contract/openHours.ts';
import { otherAmount, type Choice } from './useDepositChoice.ts';
import { MethodMark } from './MethodMark.tsx';
import layout from '#ui/layout.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import css from './ChoiceFields.module.css';
import screen from './WalletsScreen.module.css';
import { words } from './words.en.ts';

/** A channel's `feeRate` counts ten-thousandths; a percent has a hundred of them. */
const ratePerPercent = 100;

/** Choice of the deposit channel in one row, scrolled to the chosen one; closed ones are disabled, with their hours. */
export function ChannelField({ choice }: { choice: Choice }) {
  const t = words.use();
  const { channels, channel, chooseChannel } = choice;
  const note = (each: Channel) => {
    if (!isOpen(each))
      return each.hours && !isWithin(each.hours, operatorTime()) ? t('openHours', { hours: each.hours }) : t('closed');
    return each.feeRate ? t('fee', { percent: each.feeRate / ratePerPercent }) : undefined;
  };
  const options = channels.map((each) => ({
    value: each.id,
    label: (
      <span className={css['method']}>
        <MethodMark icon={each.icon} />
        {each.name}
      </span>
    ),
    note: note(each),
    disabled: !isOpen(each),
  }));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = row.current?.querySelector('input:checked')?.parentElement;
    if (card)
      card.parentElement!.scrollLeft = card.offsetLeft - (card.parentElement!.clientWidth - card.offsetWidth) / 2;
  }, [channel?.id]);
  return (
    <div ref={row} className={`${css['channels']} ${layout['stack2']}`}>
      <RadioCards legend={t('channel')} options={options} value={channel?.id} onChange={chooseChannel} slim />
    </div>
  );
}

/** The note of a preset amount: its bonus with its percentage, or the level from which it has one, and its tag. */
function Offer({
  item: { bonus, bonusType, later, tag, price },
  best,
}: {
  item: Choice['items'][number];
  best: boolean;
}) {
  const t = words.use();
  const percent = percentOf({ price, bonus });
  return (
    <>
      {bonus ? (
        <>
          <span className={css['adds']} aria-hidden="true">
            +<MoneyText amount={bonus} short /> {percent > 0 && <b>{percent}%</b>}
          </span>
          <span className={hidden['unseen']}>
            {bonusText(t, { bonus, bonusType })} {percent > 0 && `(${percent}%)`}
          </span>
        </>
      ) : (
        later && t('bonusFrom', { amount: formatMoney(later.bonus as Money), level: later.level })
      )}
      {(best || tag) && <span className={css['tag']}>{best ? t('bestValue') : tag}</span>}
    </>
  );
}

interface AmountChoiceProps {
  choice: Choice;
  /** An invalid typed amount is shown as an error. */
  tried: boolean;
  /** That the amount is over the player's own limit; empty if it isn't. */
  overText: string;
}

/** Choice of the channel's preset amounts, and of a typed one if the channel accepts that. */
export function AmountChoice({ choice, tried, overText }: AmountChoiceProps) {
  const t = words.use();
  const { items, item, free, other, amount, typed, chooseItem, type } = choice;
  const best = bestValueOf(items);
  const options = [
    ...items.map((each) => ({
      value: each.id,
      label: <MoneyText amount={each.price} short />,
      note: (each.bonus || each.later || each.tag || each.id === best) && <Offer item={each} best={each.id === best} />,
    })),
    ...(free ? [{ value: otherAmount, label: t('otherAmount') }] : []),
  ];
  const [isLeft, setIsLeft] = useState(false);
  const missing = tried && amount === null;
  const unread = (tried || isLeft) && typed !== '' && readAmount(typed) === null;
  const over = tried || isLeft ? overText || undefined : undefined;
  const fieldError = unread ? t('amountUnread') : missing ? boundsText(choice, t) : over;
  return (
    <>
      {items.length > 0 && (
        <div className={css['amounts']}>
          <RadioCards
            legend={t('amount')}
            options={options}
            value={other ? otherAmount : item?.id}
            onChange={chooseItem}
          />
        </div>
      )}
      {items.length === 0 && !free && <p className={screen['reason']}>{t('noAmount')}</p>}
      {other && (
        <AmountField
          label={t('ownAmount')}
          name="amount"
          value={typed}
          onChange={type}
          onBlur={() => afterTap(() => setIsLeft(true))}
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
