import hidden from '#ui/visuallyHidden.module.css';
import table from '#ui/table.module.css';
import css from './PlacesTable.module.css';
import { words } from './words.en.ts';

interface Row {
  rank: number;
  nickname: string;
  /** What the place is ranked by, in words. */
  value: string;
  /** A second line, such as the place's prize. */
  more?: string | undefined;
}

interface PlacesTableProps {
  /** The accessible name. */
  label: string;
  /** The heading of the values. */
  measure: string;
  rows: readonly Row[];
  /** The player's own place; 0 for none. */
  own: number;
}

/** Players in the order of their places, the player's own row marked. */
export function PlacesTable({ label, measure, rows, own }: PlacesTableProps) {
  const t = words.use();
  return (
    <table className={`${css['table']} ${css['players']} ${table['table']}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className={hidden['unseen']}>{t('place')}</span>
          </th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{measure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, nickname, value, more }, place) => (
          <tr key={`${rank} ${place}`} aria-current={rank === own ? 'true' : undefined}>
            <td>{rank}</td>
            <td className={css['name']}>
              <bdi>{nickname}</bdi>
              {rank === own && <span className={css['more']}>{t('you')}</span>}
              {more && <span className={css['more']}>{more}</span>}
            </td>
            <td className={css['value']}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
