import type { ReportLine } from '#contract/endpoints/bets.ts';
import { formatMoney } from '#i18n/money.ts';
import { Wide } from '#ui/Wide.tsx';
import css from './ReportScreen.module.css';
import { words } from './words.en.ts';

interface TableProps {
  caption: string;
  /** The heading of the first column. */
  head: string;
  lines: readonly (Readonly<ReportLine> & { name: string })[];
}

const columns = ['profit', 'bet', 'validBet', 'win'] as const;

/** The figures of each day or game type; a table wider than the screen scrolls sideways. */
export function Table({ caption, head, lines }: TableProps) {
  const t = words.use();
  return (
    <Wide label={caption}>
      <table className={css['table']}>
        <caption className={css['small']}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {line.name}
                <span className={css['small']}>{t('betCount', { n: line.betCount })}</span>
              </th>
              {columns.map((column) => (
                <td key={column}>{formatMoney(line[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
