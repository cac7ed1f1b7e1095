import { inviteTaskStates } from '#contract/agents.ts';
import { isOn, type Features } from '#contract/features.ts';
import { lotteryStates } from '#contract/rewards/lottery.ts';
import { allTypes, rebateStates } from '#contract/rewards/bonus.ts';
import { couponKinds, couponStates } from '#contract/rewards/coupons.ts';
import { dayStates, totalStates } from '#contract/rewards/dailySignIn.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { awardStates, rankPeriods } from '#contract/rewards/contests.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { followStates } from '#contract/rewards/follow.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { levelShows, vipStates } from '#contract/rewards/vip.ts';
import { firstPage } from '#shared/records/pages.ts';
import { cash, source, type Source, type Title } from './claimable.ts';

const claimable = { bind: 1, addup: 1 } as const;

/** A player's places in ended periods of the ranking, one source per tab. */
const rankSource = (tab: keyof typeof rankPeriods, title: Title) =>
  source({
    name: 'rankInfo',
    input: firstPage({ period: rankPeriods[tab] }),
    to: `/rank?tab=${tab}`,
    title,
    feature: 'rank',
    claims: ({ past }) => past.filter(({ status }) => status === awardStates.claimable).map(({ awards }) => awards),
  });

/** Where something can be claimed, in the page's order; a new feature adds one of these (BO-01). */
export const sources: readonly Source[] = [
  source({
    name: 'betBonus',
    input: { type: allTypes },
    to: '/bonus/rebate',
    title: 'rebate',
    claims: ({ list, canReceive, total }) => {
      const single = list.filter(({ status }) => status === rebateStates.claimable).map(({ bonus }) => cash(bonus));
      const rest =
        total - list.reduce((sum, each) => sum + (each.status === rebateStates.claimable ? each.bonus : 0), 0);
      return canReceive > 0 && rest > 0 ? [...single, cash(rest)] : single;
    },
  }),
  source({
    name: 'getTaskUser',
    input: {},
    to: '/bonus/tasks',
    title: 'tasks',
    claims: ({ list }) => list.filter(({ status }) => status === taskStates.claimable).map(({ awards }) => awards),
  }),
  source({
    name: 'getVipInfo',
    input: {},
    to: '/vip',
    title: 'vip',
    claims: ({ levels, daily, signIn, tasks, unReceiveBonus }) => [
      ...levels
        .filter(
          ({ showType, upgradeStatus }) => showType !== levelShows.nobody && upgradeStatus === vipStates.claimable,
        )
        .map(({ upgradeAward }) => upgradeAward),
      ...(daily.status === vipStates.claimable ? [daily.awards] : []),
      ...(signIn.status === vipStates.claimable
        ? [signIn.list.find(({ status }) => status === dayStates.today)?.awards ?? []]
        : []),
      ...tasks.filter(({ status }) => status === taskStates.claimable).map(({ awards }) => awards),
      ...(unReceiveBonus > 0 ? [cash(unReceiveBonus)] : []),
    ],
  }),
  source({
    name: 'loginBonus3User',
    input: {},
    to: '/activity/sign-in',
    title: 'signIn',
    claims: ({ list, day, signedToday, need, total }) => [
      ...(signedToday || need.recharged < need.recharge || need.betDone < need.bet
        ? []
        : list.filter((each) => each.day === day).map(({ awards }) => awards)),
      ...total.filter(({ status }) => status === totalStates.claimable).map(({ awards }) => awards),
    ],
  }),
  source({
    name: 'bindInfo',
    input: {},
    to: '/activity/bank',
    title: 'bind',
    feature: 'bind',
    claims: ({ list }) => list.filter(({ status }) => status === claimable.bind).map(({ awards }) => awards),
  }),
  source({
    name: 'followInfo',
    input: {},
    to: '/activity/follow',
    title: 'follow',
    feature: 'follow',
    claims: ({ list }) => list.filter(({ status }) => status === followStates.visited).map(({ awards }) => awards),
  }),
  source({
    name: 'firstDepositInfo',
    input: {},
    to: '/activity/first-deposit',
    title: 'firstDeposit',
    feature: 'firstDeposit',
    claims: ({ items }) =>
      items.filter(({ status }) => status === offerStates.claimable).map(({ bonus }) => cash(bonus)),
  }),
  source({
    name: 'getJackpotDrawInfo',
    input: {},
    to: '/activity/jackpot',
    title: 'draws',
    text: 'drawReady',
    claims: ({ canReceiveDrawChance }) => (canReceiveDrawChance ? [[]] : []),
  }),
  source({
    name: 'actInviteUserStatus',
    input: {},
    to: '/activity/spin',
    title: 'spin',
    claims: ({ status, amount }) => (status === roundStates.reached ? [cash(amount)] : []),
  }),
  source({
    name: 'getScratchCardInfo',
    input: {},
    to: '/points?tab=scratch',
    title: 'scratch',
    feature: 'points',
    claims: ({ addup }) => addup.list.filter(({ status }) => status === claimable.addup).map(({ awards }) => awards),
  }),
  source({
    name: 'couponList',
    input: {},
    to: '/wallets',
    title: 'gifts',
    claims: ({ list }) =>
      list
        .filter(({ kind, status }) => kind === couponKinds.give && status === couponStates.usable)
        .map(({ value }) => cash(value)),
  }),
  source({
    name: 'slotsHackInfo',
    input: {},
    to: '/activity/slotshack',
    title: 'missions',
    feature: 'slotshack',
    claims: ({ tasks }) => tasks.filter(({ status }) => status === awardStates.claimable).map(({ awards }) => awards),
  }),
  rankSource('day', 'dayRank'),
  rankSource('week', 'weekRank'),
  rankSource('month', 'monthRank'),
  source({
    name: 'appAgent5User',
    input: {},
    to: '/agent',
    title: 'commission',
    claims: ({ canReceive }) => (canReceive > 0 ? [cash(canReceive)] : []),
  }),
  source({
    name: 'appAgent5User',
    input: {},
    to: '/agent?tabActive=invite',
    title: 'invite',
    claims: ({ inviteTasks }) =>
      inviteTasks.filter(({ status }) => status === inviteTaskStates.claimable).map(({ awards }) => awards),
  }),
  source({
    name: 'lotteryRecords',
    input: firstPage({}),
    to: '/activity/lottery/record',
    title: 'lottery',
    own: true,
    claims: ({ list }) => list.filter(({ status }) => status === lotteryStates.won).map(({ prize }) => cash(prize)),
    isPart: ({ pages }) => pages > 1,
  }),
  // By the flag of its dot, which is read anyway: the inbox has the amounts.
  source({
    name: 'activityGetStatusList',
    input: {},
    to: '/email',
    title: 'mail',
    text: 'waits',
    claims: ({ emailAward }) => (emailAward ? [[]] : []),
  }),
];

/** The sources whose claims the settings don't switch off. */
export const offeredSources = (features: Features) =>
  sources.filter(({ feature }) => !feature || isOn(features, feature));
