import { useState } from 'react';
import { Link } from 'wouter';
import type { ActOutput } from '#contract/moneyActs.ts';
import { lotteryTypes, type LotteryType } from '#contract/rewards/lottery.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { forActivity } from '#shared/activities/forActivity.tsx';
import css from './LotteryScreen.module.css';
import { noPicks } from './picks.ts';
import { Round } from './Round.tsx';
import { useBuy } from './useBuy.ts';
import { lotteryNames, typeNames, useLottery } from './useLottery.ts';
import { words } from './words.en.ts';

/**
 * The lottery (LO-01): the round on sale with its odds, the numbers and the purchase, and links to its other pages.
 */
function LotteryScreen() {
  const { type, running } = useLottery('/activity/lottery');
  return <OneLottery key={type} type={type} running={running} />;
}

export default forActivity(lotteryTypes, LotteryScreen);

function OneLottery({ type, running }: { type: LotteryType; running: readonly LotteryType[] }) {
  const t = words.use();
  const reply = useReply('lotteryInfo', { activityType: type });
  const [picks, setPicks] = useState(noPicks);
  const [bought, setBought] = useState<ActOutput<'buyLottery'>>();
  const buy = useBuy(reply.retry, (order, sent) => {
    // A purchase of another tab or an earlier visit leaves the numbers chosen here.
    if (sent) setPicks(noPicks);
    setBought(order);
  });
  return (
    <RewardPage
      title={t('title')}
      back="/"
      reply={reply}
      acts={[buy]}
      open
      intro={running.length > 1 && <Which current={type} running={running} />}
    >
      {(info) => (
        <Round
          info={info}
          type={type}
          picks={picks}
          onPick={setPicks}
          buy={buy}
          bought={bought}
          onMore={() => setBought(undefined)}
          ask={() => void reply.retry()}
        />
      )}
    </RewardPage>
  );
}

/** The running lotteries, the shown one marked. */
function Which({ current, running }: { current: LotteryType; running: readonly LotteryType[] }) {
  const t = words.use();
  return (
    <nav className={css['which']} aria-label={t('title')}>
      {running.map((type) => (
        <Link
          key={type}
          replace
          href={href('/activity/lottery', { type: typeNames[type] })}
          className={css['one']}
          aria-current={type === current ? 'page' : undefined}
        >
          {t(lotteryNames[type])}
        </Link>
      ))}
    </nav>
  );
}
