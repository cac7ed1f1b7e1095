import type { RankPrize } from '#contract/endpoints/rank.ts';
import { CashTerms } from '#shared/claims/CashTerms.tsx';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import table from '#ui/table.module.css';
import css from '../PlacesTable.module.css';
import { words } from '../words.en.ts';

interface PrizesProps {
  prizes: readonly Readonly<RankPrize>[];
  /** How many times cash must be staked before it can be withdrawn; undefined if the page says so already. */
  turnover: number | undefined;
}

/** Each place's prize and its terms, shown in advance (RK-01, players RG-26). */
export function Prizes({ prizes, turnover }: PrizesProps) {
  const t = words.use();
  const awardText = useAwardText();
  return (
    <>
      <table className={`${css['table']} ${table['table']}`}>
        <caption>{t('prizes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('reward')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ from, to, awards }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : t('span', { from: String(from), to: String(to) })}</th>
              <td>{awardText(awards)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CashTerms turnover={turnover} />
    </>
  );
}
