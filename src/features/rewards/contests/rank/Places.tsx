import type { RankPeriod } from '#contract/contests.ts';
import { formatMoney } from '#i18n/money.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { useAwardText } from '#shared/claims/useAwardText.ts';
import { usePages } from '#shared/records/usePages.tsx';
import css from '../contests.module.css';
import { words as common } from '../words.ts';
import { words } from './words.ts';

/** Everybody's places page by page, names masked but for the player's own, whose row is marked (RK-01). */
export function Places({ period, own }: { period: RankPeriod; own: number }) {
  const t = words.use();
  const c = common.use();
  const awardText = useAwardText();
  const records = usePages('rankInfo', { period }, ({ rank }) => rank);
  return (
    <>
      <h2>{t('places')}</h2>
      <PagedList records={records} empty={t('none')}>
        {(rows) => (
          <table className={css['table']} aria-label={t('places')}>
            <colgroup>
              <col />
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{c('place')}</th>
                <th scope="col">{c('player')}</th>
                <th scope="col">{t('bets')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ rank, nickname, value, awards }) => (
                <tr key={rank} aria-current={rank === own ? 'true' : undefined}>
                  <td>{rank}</td>
                  <td>
                    <bdi>{nickname}</bdi>
                    {rank === own && <span className={css['award']}>{c('you')}</span>}
                  </td>
                  <td>
                    {formatMoney(value)}
                    {awards.length > 0 && (
                      <span className={css['award']}>{c('rewardIs', { awards: awardText(awards) })}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </>
  );
}
