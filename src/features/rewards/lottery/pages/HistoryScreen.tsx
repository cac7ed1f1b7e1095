import { useSnapshot } from 'valtio';
import type { LotteryDraw } from '#contract/endpoints/lottery.ts';
import { lotteryTypes, type LotteryType } from '#contract/rewards/lottery.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Balls } from '../Balls.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../LotteryScreen.module.css';
import { Sub } from '../Sub.tsx';
import { words } from '../words.en.ts';

/** Past draws of a lottery, each with the player's best entry (LO-03). */
function HistoryScreen() {
  const t = words.use();
  return (
    <Sub path="/activity/lottery/history" title={t('history')} open>
      {(_, type) => <Draws key={type} type={type} />}
    </Sub>
  );
}

export default forActivity(lotteryTypes, HistoryScreen);

function Draws({ type }: { type: LotteryType }) {
  const t = words.use();
  const records = usePages('lotteryHistory', { activityType: type }, ({ round }) => round);
  return (
    <PagedList records={records} empty={t('noHistory')}>
      {(rows) => rows.map((draw) => <Draw key={draw.round} draw={draw} />)}
    </PagedList>
  );
}

function Draw({ draw: { drawTime, numbers, pool, winners, best } }: { draw: LotteryDraw }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  return (
    <Card>
      <div className={css['head']}>
        <h2 className={typography['subheading']}>{formatDateTime(drawTime, locales[code])}</h2>
        <span className={typography['caption']}>
          {t('jackpot')} <MoneyText amount={pool} />
        </span>
      </div>
      <Balls numbers={numbers} label={t('drawn')} isResult />
      <p className={typography['caption']}>{winners > 0 ? t('winners', { n: winners }) : t('noWinner')}</p>
      {best && (
        <div className={layout['stack2']}>
          <span className={typography['caption']}>{t('youMatched', { n: best.matched })}</span>
          <Balls numbers={best.numbers} drawn={numbers} label={t('entry', { n: 1 })} />
        </div>
      )}
    </Card>
  );
}
