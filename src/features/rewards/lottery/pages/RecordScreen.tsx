import { useSnapshot } from 'valtio';
import type { LotteryWin } from '#contract/endpoints/lottery.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { firstPage } from '#shared/records/pages.ts';
import { usePages } from '#shared/records/usePages.tsx';
import { Card } from '#ui/Card.tsx';
import { Balls } from '../Balls.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../LotteryScreen.module.css';
import { lotteryNames } from '../useLottery.ts';
import { useClaim, type Claim } from './useClaim.tsx';
import { words } from '../words.en.ts';

/**
 * The player's wins, to be claimed once each (LO-03, LO-04). They are the player's: the page stays after the lottery
 * has ended, and on a break, when wins of free tickets wait.
 */
export default function RecordScreen() {
  const t = words.use();
  const claim = useClaim();
  const reply = useReply('lotteryRecords', firstPage({}));
  return (
    <RewardPage title={t('records')} back="/activity/lottery" reply={reply} acts={[claim.act]}>
      {() => <Wins claim={claim} />}
    </RewardPage>
  );
}

function Wins({ claim }: { claim: Claim }) {
  const t = words.use();
  const records = usePages('lotteryRecords', {}, ({ orderNo }) => orderNo);
  return (
    <PagedList records={records} empty={t('noRecords')}>
      {(rows) => (
        <>
          <p className={typography['caption']}>{t('recordsText')}</p>
          {claim.terms(rows)}
          <List rows={rows} claim={claim} />
        </>
      )}
    </PagedList>
  );
}

function List({ rows, claim }: { rows: readonly LotteryWin[]; claim: Claim }) {
  const kind = rowKind(rows.filter(claim.isOpen).length);
  return rows.map((win) => <Win key={win.orderNo} win={win} claim={claim} kind={kind} />);
}

interface WinProps {
  win: LotteryWin;
  claim: Claim;
  /** The look of its claim. */
  kind: 'gold' | 'plain';
}

function Win({ win, claim, kind }: WinProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { orderNo, activityType, drawTime, drawn, entries, prize } = win;
  return (
    <Card aria-label={t('order', { no: orderNo })}>
      <div className={css['head']}>
        <h2 className={css['sum']}>{formatMoney(prize)}</h2>
        {claim.button(win, kind)}
      </div>
      <ol className={`${layout['list']} ${layout['stack2']}`}>
        {entries.map((entry, place) => (
          <li key={place} className={css['ways']}>
            <Balls numbers={entry.numbers} drawn={drawn} label={t('entry', { n: place + 1 })} />
            {entries.length > 1 && <span className={typography['caption']}>{formatMoney(entry.prize)}</span>}
          </li>
        ))}
      </ol>
      <p className={typography['caption']}>
        {t(lotteryNames[activityType])}, {formatDateTime(drawTime, locales[code])}
      </p>
      <p className={typography['caption']}>{t('order', { no: orderNo })}</p>
    </Card>
  );
}
