import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { levelShows, vipStates } from '#contract/rewards/vip.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { playerOf } from '../identity/players.ts';
import { depositedBy } from '../money/recharges.ts';
import { isMember, levelsOf } from './held.ts';
import { vipInfoOf } from './standing.ts';
import { taskStates } from './week.ts';

/** Whether something is claimable, money only after the first deposit: the red dot (E-12). */
export async function vipWaits(operator: OperatorContext, userId: number, time: number): Promise<boolean> {
  const { bet } = await playerOf(operator.db, userId);
  if (isMember(levelsOf(operator.written.config), bet)) return false;
  const { levels, daily, signIn, tasks, unReceiveBonus } = await vipInfoOf(operator, userId, time);
  const hasDeposited = (await depositedBy(operator.db, userId)) > 0;
  const isFree = (awards: readonly Reward[]) => hasDeposited || awards.every(({ id }) => id !== props.coin);
  const today = signIn.list[signIn.days]?.awards ?? [];
  return (
    (daily.status === vipStates.claimable && isFree(daily.awards)) ||
    (signIn.status === vipStates.claimable && isFree(today)) ||
    levels.some(
      ({ showType, upgradeStatus, upgradeAward }) =>
        showType !== levelShows.nobody && upgradeStatus === vipStates.claimable && isFree(upgradeAward),
    ) ||
    tasks.some(({ status, awards }) => status === taskStates.claimable && isFree(awards)) ||
    (unReceiveBonus > 0 && hasDeposited)
  );
}
