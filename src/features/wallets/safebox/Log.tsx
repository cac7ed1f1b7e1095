import type { SafeboxEntry } from '#contract/endpoints/safebox.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { RecordList } from '../records/RecordList.tsx';
import { Time } from '../records/Time.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import css from '../WalletsScreen.module.css';
import { directions } from './rules.ts';
import { words } from '../words.en.ts';

/** A unique key of a log line: no two of the same moment leave the same balance. */
const keyOf = ({ time, direction, balance }: SafeboxEntry) => `${time} ${direction} ${balance}`;

/** The log of transfers into and out of the safebox. */
export function Log() {
  const t = words.use();
  const records = usePages('safeboxLog', {}, keyOf);
  const rows = records.rows.map((entry) => ({
    time: entry.time,
    view: (
      <li key={keyOf(entry)} className={css['row']}>
        <span className={css['what']}>{t(entry.direction === directions.in ? 'wentIn' : 'wentOut')}</span>
        <span className={css['sum']}>
          {entry.direction === directions.in
            ? `+${formatMoney(entry.amount)}`
            : formatMoney((0 - entry.amount) as Money)}
        </span>
        <span className={css['number']}>
          <Time at={entry.time} as="clock" />
        </span>
        <span className={css['number']}>{t('after', { amount: formatMoney(entry.balance) })}</span>
      </li>
    ),
  }));
  return <RecordList records={records} rows={rows} empty={t('noLog')} />;
}
