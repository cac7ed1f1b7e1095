import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { chanceText, drawsForOne } from './chance.ts';
import table from '#ui/table.module.css';
import css from './Odds.module.css';
import { words } from './words.en.ts';

/** A possible result: a count of a prop, and its chance in parts per million, as in the operator's reply. */
export interface Chance {
  propId: number;
  count: number;
  chance: number;
  /** Its name, if it isn't the prop and its count. */
  text?: string;
}

/** The possible results and their odds, shown before the first try (players B18); the likeliest first. */
export function Odds({ chances }: { chances: readonly Chance[] }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  const rows = chances.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance);
  return (
    <table className={`${css['odds']} ${table['table']}`}>
      <caption>{t('odds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ propId, count, chance, text }, row) => {
          const draws = drawsForOne(chance);
          return (
            <tr key={row}>
              <th scope="row">{text ?? propOf(propId).textOf(count)}</th>
              <td>
                {chanceText(chance, locales[code])}
                {draws !== undefined && <span className={css['one']}>{t('oneIn', { n: draws })}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
