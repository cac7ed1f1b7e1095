import type { CoinEntry } from '#contract/endpoints/money.ts';
import { formatMoney } from '#i18n/money.ts';
import { Wide } from '#ui/Wide.tsx';
import { typeText } from '#shared/records/entryTypes.ts';
import { Time } from '../records/Time.tsx';
import typography from '#ui/typography.module.css';
import wallet from '../WalletsScreen.module.css';
import { words as records } from '#shared/records/words.en.ts';
import css from './Statement.module.css';
import { words } from '../words.en.ts';

/** The most rows that are shown, as more would hold up a phone; the file has them all. */
const mostRows = 5_000;

/** The ledger rows of a statement, the latest first; of a longer one the latest `most`, and a word about the rest. */
export function Lines({ list, most = mostRows }: { list: readonly Readonly<CoinEntry>[]; most?: number }) {
  const t = words.use();
  const say = records.use();
  if (list.length === 0) return <p className={typography['caption']}>{t('noTransactions')}</p>;
  const latest = list.slice(-most);
  const table = (
    <Wide label={t('lines', { n: list.length })}>
      <table className={css['lines']}>
        <thead>
          <tr>
            <th scope="col">{t('movement')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('runningBalance')}</th>
          </tr>
        </thead>
        <tbody>
          {latest.toReversed().map((entry) => (
            <tr key={entry.id}>
              <td>
                <span className={css['kind']}>{typeText(say, entry)}</span>
                <Time at={entry.time} />
                {entry.remark && <span>{entry.remark}</span>}
                {entry.orderNo && <span className={css['order']}>{entry.orderNo}</span>}
              </td>
              <td className={entry.amount > 0 ? wallet['gain'] : undefined}>{formatMoney(entry.amount)}</td>
              <td>{formatMoney(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
  if (latest.length === list.length) return table;
  return (
    <>
      <p className={typography['caption']}>{t('latestRows', { n: latest.length })}</p>
      {table}
    </>
  );
}
