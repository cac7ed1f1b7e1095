import type { Output } from '#contract/endpoints.ts';
import { dayStates } from '#contract/rewards/dailySignIn.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { levelShows, vipStates } from '#contract/rewards/vip.ts';
import { cash, type Claim } from './claimable.ts';

/** The awards of the VIP club, which its page and that of its tasks claim. */
export const vipClaims = ({ levels, daily, signIn, tasks, unReceiveBonus }: Output<'getVipInfo'>): Claim[] => {
  const next = signIn.list.find(({ status }) => status === dayStates.today);
  return [
    ...levels
      .filter(({ showType, upgradeStatus }) => showType !== levelShows.nobody && upgradeStatus === vipStates.claimable)
      .map(({ level, upgradeAward }): Claim => ({
        gives: upgradeAward,
        act: { action: 'claimVipUpgrade', input: { level } },
      })),
    ...(daily.status === vipStates.claimable
      ? [{ gives: daily.awards, act: { action: 'claimVipDaily', input: {} } } as const]
      : []),
    ...(signIn.status === vipStates.claimable && next
      ? [{ gives: next.awards, act: { action: 'claimVipSignIn', input: { day: next.day } } } as const]
      : []),
    ...tasks
      .filter(({ status }) => status === taskStates.claimable)
      .map(({ id, awards }): Claim => ({ gives: awards, act: { action: 'claimVipTask', input: { id } } })),
    ...(unReceiveBonus > 0 ? [cash(unReceiveBonus, { action: 'claimVipRest', input: {} })] : []),
  ];
};
