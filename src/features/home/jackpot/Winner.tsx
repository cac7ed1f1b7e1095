import { useSnapshot } from 'valtio';
import type { JackpotWinner } from '#contract/endpoints/jackpot.ts';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { isMoney, kindOf } from '#shared/rewards/props.ts';
import { words as props } from '#shared/rewards/words.ts';
import { stores } from '#data/stores.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { formatMoney } from '#i18n/money.ts';
import css from './Jackpot.module.css';
import { words } from './words.ts';

/** A jackpot winner: the name as masked by the operator, the prize, the amount and the time. */
export function Winner(won: JackpotWinner) {
  const say = props.use();
  const { code } = useSnapshot(language);
  const { config } = useSnapshot(stores.settings);
  const prop = config?.propConfigMap?.[won.propId]?.name || say(kindOf(won.propId));
  return (
    <ListRow
      title={won.nickname}
      text={prop}
      end={
        <span className={css['won']}>
          <Amount {...won} />
          <DateText at={won.updateTime} locale={locales[code]} as="day" />
        </span>
      }
    />
  );
}

/** The amount won; a range where the operator gives no exact amount. */
function Amount({ propId, count, amountSection }: JackpotWinner) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const [least, most] = amountSection ?? [];
  if (count === 0 && most !== undefined)
    return <span>{t('between', { least: formatMoney(least), most: formatMoney(most) })}</span>;
  if (isMoney(propId)) return <MoneyText amount={count as Money} />;
  return <span>×{count.toLocaleString(locales[code])}</span>;
}
