import { inviteTaskStates } from '#contract/agents.ts';
import { isOn, type Features } from '#contract/features.ts';
import { lotteryStates } from '#contract/rewards/lottery.ts';
import { allTypes, rebateStates } from '#contract/rewards/bonus.ts';
import { couponKinds, couponStates } from '#contract/rewards/coupons.ts';
import { totalStates } from '#contract/rewards/dailySignIn.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { awardStates, rankPeriods } from '#contract/rewards/contests.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { followStates } from '#contract/rewards/follow.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { firstPage } from '#shared/records/pages.ts';
import { isOutdated } from './rebate/outdated.ts';
import { cash, source, type Source, type Title } from './claimable.ts';
import { vipClaims } from './vipClaims.ts';

const claimable = { bind: 1, addup: 1 } as const;

/** A player's places in ended periods of the ranking, one source per tab. */
const rankSource = (tab: keyof typeof rankPeriods, title: Title) =>
  source({
    name: 'rankInfo',
    input: firstPage({ period: rankPeriods[tab] }),
    to: `/rank?tab=${tab}`,
    title,
    feature: 'rank',
    daily: true,
    turnover: ({ rule }) => rule?.turnover,
    claims: ({ past }) =>
      past
        .filter(({ status }) => status === awardStates.claimable)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimRank', input: { id } } })),
  });

/** Where something can be claimed, in the page's order; a new feature adds one of these (BO-01). */
export const sources: readonly Source[] = [
  source({
    name: 'betBonus',
    input: { type: allTypes },
    to: '/bonus/rebate',
    title: 'rebate',
    daily: true,
    turnover: ({ turnover }) => turnover,
    isOutdated: ({ list }, now) => list.some((each) => isOutdated(each, now)),
    claims: ({ list, total, canReceive, turnover }, now) => {
      const isOld = list.some((each) => isOutdated(each, now));
      const act = isOld ? undefined : ({ action: 'claimRebates', input: {} } as const);
      const claim = (count: number, by?: typeof act) => ({ ...cash(count, by), own: !turnover });
      const ready = list.filter(({ status }) => status === rebateStates.claimable);
      if (canReceive === 0) return ready.map(({ bonus }) => claim(bonus));
      const rest = total - ready.reduce((sum, { bonus }) => sum + bonus, 0);
      return [...ready.map(({ bonus }) => claim(bonus, act)), ...(rest > 0 ? [claim(rest, act)] : [])];
    },
  }),
  source({
    name: 'getTaskUser',
    input: {},
    to: '/bonus/tasks',
    title: 'tasks',
    daily: true,
    turnover: ({ turnover }) => turnover,
    claims: ({ list }) =>
      list
        .filter(({ status }) => status === taskStates.claimable)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimTask', input: { id } } })),
  }),
  source({
    name: 'getVipInfo',
    input: {},
    to: '/vip',
    title: 'vip',
    daily: true,
    turnover: ({ turnover }) => turnover,
    claims: vipClaims,
  }),
  source({
    name: 'loginBonus3User',
    input: {},
    to: '/activity/sign-in',
    title: 'signIn',
    daily: true,
    turnover: ({ need }) => need.turnover,
    claims: ({ list, day, signedToday, need, total }) => [
      ...(signedToday || need.recharged < need.recharge || need.betDone < need.bet
        ? []
        : list
            .filter((each) => each.day === day)
            .map(({ awards }) => ({ gives: awards, act: { action: 'receiveSignIn', input: { day } } as const }))),
      ...total
        .filter(({ status }) => status === totalStates.claimable)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'receiveSignIn', input: { id } } as const })),
    ],
  }),
  source({
    name: 'bindInfo',
    input: {},
    to: '/activity/bank',
    title: 'bind',
    feature: 'bind',
    turnover: ({ turnover }) => turnover,
    claims: ({ list }) =>
      list
        .filter(({ status }) => status === claimable.bind)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimBind', input: { id } } })),
  }),
  source({
    name: 'followInfo',
    input: {},
    to: '/activity/follow',
    title: 'follow',
    feature: 'follow',
    turnover: ({ turnover }) => turnover,
    claims: ({ list }) =>
      list
        .filter(({ status }) => status === followStates.visited)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimFollow', input: { id } } })),
  }),
  source({
    name: 'firstDepositInfo',
    input: {},
    to: '/activity/first-deposit',
    title: 'firstDeposit',
    feature: 'firstDeposit',
    turnover: ({ turnover }) => turnover,
    claims: ({ items }) =>
      items
        .filter(({ status }) => status === offerStates.claimable)
        .map(({ id, bonus }) => cash(bonus, { action: 'claimFirstDeposit', input: { id } })),
  }),
  source({
    name: 'getJackpotDrawInfo',
    input: {},
    to: '/activity/jackpot',
    title: 'draws',
    text: 'drawReady',
    claims: ({ canReceiveDrawChance }) => (canReceiveDrawChance ? [{ gives: [] }] : []),
  }),
  source({
    name: 'actInviteUserStatus',
    input: {},
    to: '/activity/spin',
    title: 'spin',
    daily: true,
    claims: ({ status, amount }) => (status === roundStates.reached ? [cash(amount)] : []),
  }),
  source({
    name: 'getScratchCardInfo',
    input: {},
    to: '/points?tab=scratch',
    title: 'scratch',
    feature: 'points',
    turnover: ({ turnover }) => turnover,
    claims: ({ addup }) =>
      addup.list
        .filter(({ status }) => status === claimable.addup)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimCollected', input: { id } } })),
  }),
  source({
    name: 'couponList',
    input: {},
    to: '/wallets',
    title: 'gifts',
    feature: 'coupons',
    claims: ({ list }, now) =>
      list
        .filter(
          ({ kind, status, expireTime }) =>
            kind === couponKinds.give && status === couponStates.usable && expireTime > now,
        )
        .map(({ value }) => cash(value)),
  }),
  source({
    name: 'slotsHackInfo',
    input: {},
    to: '/activity/slotshack',
    title: 'missions',
    daily: true,
    feature: 'slotshack',
    turnover: ({ turnover }) => turnover,
    claims: ({ tasks }) =>
      tasks
        .filter(({ status }) => status === awardStates.claimable)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimMission', input: { id } } })),
  }),
  rankSource('day', 'dayRank'),
  rankSource('week', 'weekRank'),
  rankSource('month', 'monthRank'),
  source({
    name: 'appAgent5User',
    input: {},
    to: '/agent',
    title: 'commission',
    daily: true,
    turnover: ({ turnover }) => turnover,
    claims: ({ canReceive, turnover }) =>
      canReceive > 0 ? [{ ...cash(canReceive, { action: 'claimCommission', input: {} }), own: !turnover }] : [],
  }),
  source({
    name: 'appAgent5User',
    input: {},
    to: '/agent?tabActive=invite',
    title: 'invite',
    daily: true,
    turnover: ({ turnover }) => turnover,
    claims: ({ inviteTasks }) =>
      inviteTasks
        .filter(({ status }) => status === inviteTaskStates.claimable)
        .map(({ id, awards }) => ({ gives: awards, act: { action: 'claimInvite', input: { id } } })),
  }),
  source({
    name: 'lotteryRecords',
    input: firstPage({}),
    to: '/activity/lottery/record',
    title: 'lottery',
    claims: ({ list }) =>
      list
        .filter(({ status }) => status === lotteryStates.won)
        .map(({ orderNo, prize, turnover }) => ({
          ...cash(prize, { action: 'claimLottery', input: { orderNo } }),
          // A prize without `turnover` is the player's own money.
          turnover: turnover ?? 0,
          own: !turnover,
        })),
    isPart: ({ pages }) => pages > 1,
  }),
  // Uses the flag of the red dot, which is read anyway; only the inbox has the amounts.
  source({
    name: 'activityGetStatusList',
    input: {},
    to: '/email',
    title: 'mail',
    text: 'waits',
    claims: ({ emailAward }) => (emailAward ? [{ gives: [] }] : []),
  }),
];

/** The sources whose claims the settings don't switch off. */
export const offeredSources = (features: Features) =>
  sources.filter(({ feature }) => !feature || isOn(features, feature));
