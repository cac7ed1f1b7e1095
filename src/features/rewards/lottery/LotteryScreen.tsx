import { useState } from 'react';
import { Link } from 'wouter';
import type { ActOutput } from '#contract/moneyActs.ts';
import { closed as closedCode } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { lotteryTypes, type LotteryType } from '#contract/lottery.ts';
import { href } from '#nav/href.ts';
import { report } from '#nav/report.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import css from './LotteryScreen.module.css';
import { noPicks } from './picks.ts';
import { Round } from './Round.tsx';
import { lotteryNames, typeNames, useLottery } from './useLottery.ts';
import { words } from './words.ts';

/** The lottery (LO-01): the round on sale with its odds, the numbers and the purchase, and the ways to its other pages. */
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
  const buy = useMoneyAct('buyLottery', {
    onDone(order) {
      setPicks(noPicks);
      setBought(order);
    },
    onFailure(failure) {
      // The round may have been closed or drawn meanwhile: what is sold now is shown at once.
      if (failure instanceof Failure && failure.code === closedCode) void reply.retry();
      report(failure);
    },
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

/** The lotteries that run, the one that is shown marked. */
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
