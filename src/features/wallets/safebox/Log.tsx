import { useSnapshot } from 'valtio';
import type { SafeboxEntry } from '#contract/endpoints/safebox.ts';
import { language, locales } from '#i18n/language.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { formatMoney } from '#i18n/money.ts';
import { RecordList } from '../records/RecordList.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import css from '../WalletsScreen.module.css';
import { directions } from './rules.ts';
import { words } from './words.ts';

/** A unique key of a log line: no two of the same moment leave the same balance. */
const keyOf = ({ time, direction, balance }: SafeboxEntry) => `${time} ${direction} ${balance}`;

/** The log of transfers into and out of the safebox. */
export function Log() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const records = usePages('safeboxLog', {}, keyOf);
  const rows = records.rows.map((entry) => (
    <li key={keyOf(entry)} className={css['row']}>
      <span className={css['what']}>{t(entry.direction === directions.in ? 'wentIn' : 'wentOut')}</span>
      <span className={css['sum']}>{formatMoney(entry.amount)}</span>
      <span className={css['number']}>
        <DateText at={entry.time} locale={locales[code]} />
      </span>
      <span className={css['number']}>{t('after', { amount: formatMoney(entry.balance) })}</span>
    </li>
  ));
  return <RecordList records={records} rows={rows} empty={t('noLog')} />;
}
