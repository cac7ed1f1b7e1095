import type { RankPeriod } from '#contract/rewards/contests.ts';
import { formatMoney } from '#i18n/money.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { usePages } from '#shared/records/usePages.tsx';
import { PlacesTable } from '../PlacesTable.tsx';
import { words } from '../words.en.ts';

/** All places page by page, names masked except the player's own (RK-01). */
export function Places({ period, own }: { period: RankPeriod; own: number }) {
  const t = words.use();
  const awardText = useAwardText();
  const records = usePages('rankInfo', { period }, ({ rank }) => rank);
  return (
    <>
      <h2>{t('places')}</h2>
      <PagedList records={records} empty={t('none')} countText={(n) => t('players', { n })}>
        {(rows) => (
          <PlacesTable
            label={t('places')}
            measure={t('bets')}
            own={own}
            rows={rows.map(({ awards, value, ...row }) => ({
              ...row,
              value: formatMoney(value),
              more: awards.length > 0 ? t('rewardIs', { awards: awardText(awards) }) : undefined,
            }))}
          />
        )}
      </PagedList>
    </>
  );
}
