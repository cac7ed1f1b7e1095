import { useSnapshot } from 'valtio';
import { awardStates } from '#contract/rewards/bonus.ts';
import type { RebateEntry } from '#contract/endpoints/rebate.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { Page } from '#shared/page/Page.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { AwardBadge, AwardDate, stateAt } from '../awards/AwardBadge.tsx';
import layout from '#ui/layout.module.css';
import { words } from '../words.en.ts';
import { usePercent } from '#shared/claims/usePercent.ts';

/** Just before the time at which a rebate is due its day is still the previous one, milliseconds. */
const moment = 1;

const ofEntry = ({ id }: RebateEntry) => id;

/** The rebates by day and kind of games, page by page (VI-06). */
export default function RebateRecordScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('record')} back="/vip/rebate" balance>
      {userId === 0 ? <ForPlayers /> : <Records />}
    </Page>
  );
}

function Records() {
  const t = words.use();
  const now = useOperatorTime();
  const records = usePages('betBonusLog', {}, ofEntry);
  return (
    <PagedList records={records} empty={t('noRecord')}>
      {(rows) => (
        <ul className={`${layout['list']} ${layout['stack3']}`}>
          {rows.map((row) => (
            <li key={row.id}>
              <Entry row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Entry({ row, now }: { row: Readonly<RebateEntry>; now: number }) {
  const t = words.use();
  const percent = usePercent();
  const typeName = useTypeName();
  const { code } = useSnapshot(language);
  const { time, type, name, validBet, rate, bonus, claimTime, expireTime } = row;
  const status = stateAt(row, now);
  const date = status === awardStates.got ? claimTime : expireTime;
  return (
    <ListRow
      title={[name || typeName(type), formatDay(time - moment, locales[code])].filter(Boolean).join(', ')}
      text={
        <>
          {t('fromBets', { bonus: percent(rate), bet: formatMoney(validBet) })}
          <AwardDate status={status} date={date} />
        </>
      }
      end={
        <>
          <MoneyText amount={bonus} />
          <br />
          <AwardBadge status={status} claimed />
        </>
      }
    />
  );
}
