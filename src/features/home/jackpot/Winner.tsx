import { useSnapshot } from 'valtio';
import type { JackpotWinner } from '#contract/endpoints/jackpot.ts';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { isMoney } from '#contract/props.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { formatMoney } from '#i18n/money.ts';
import css from './Jackpot.module.css';
import { words } from '../belowFold/words.en.ts';

/** A jackpot winner: the name as masked by the operator, the prize, the amount and the time. */
export function Winner(won: JackpotWinner) {
  const propOf = useProps();
  const { code } = useSnapshot(language);
  return (
    <ListRow
      title={won.nickname}
      text={propOf(won.propId).name}
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
  const propOf = useProps();
  const [least, most] = amountSection ?? [];
  if (count === 0 && most !== undefined)
    return <span>{t('between', { least: formatMoney(least), most: formatMoney(most) })}</span>;
  if (isMoney(propId)) return <MoneyText amount={count as Money} />;
  return <span>{propOf(propId).amountOf(count)}</span>;
}
