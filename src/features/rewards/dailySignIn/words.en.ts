import { area } from '#i18n/area.ts';

/** Texts of the daily sign-in. */
export const words = area(
  {
    title: 'Daily sign-in',
    intro: 'Claim a reward every day. The more days, the more rewards.',

    days: 'Seven days',
    day: 'Day {n}',
    today: 'Today',
    done: 'Claimed',
    missed: 'Missed',
    claimDay: 'Claim day {n}',
    signed: 'Claimed for today. The next one opens at midnight, Manila time.',
    newDay: 'It’s a new day. Your reward is ready.',

    conditions: 'Before you can claim',
    recharge: 'Total deposits',
    bet: { one: 'Bets in the last {n} day', other: 'Bets in the last {n} days' },
    progress: '{done} of {needed}',
    toDeposit: 'Deposit',
    toGames: 'See games',

    total: 'Milestone rewards',
    totalNone: 'No days claimed yet.',
    totalNow: { one: 'You’ve claimed {n} day.', other: 'You’ve claimed {n} days.' },
    daysOf: '{n} of {of}',
    totalDays: { one: '{n} day', other: '{n} days' },

    rule: 'Rules',
    ruleTitle: 'Sign-in rules',
    ruleDay: 'One claim a day. Days start at midnight, Manila time.',
    ruleCycle: 'A cycle is seven days and starts with your first claim. You can’t claim a missed day later.',
    ruleNext: 'After a cycle ends, your next claim starts a new one.',
    ruleTotal: 'The days you’ve claimed never expire. You can claim each milestone reward once.',
    ruleBoth: {
      one: 'To claim a day, deposit {amount} in total and bet {bet} in the last {n} day.',
      other: 'To claim a day, deposit {amount} in total and bet {bet} in the last {n} days.',
    },
    ruleRecharge: 'To claim a day, deposit {amount} in total.',
    ruleBet: {
      one: 'To claim a day, bet {bet} in the last {n} day.',
      other: 'To claim a day, bet {bet} in the last {n} days.',
    },
    ruleFree: 'Claiming a day has no conditions.',
    ruleProps: 'Points and diamonds aren’t cash: exchange them in the points shop. Tickets are for the lottery.',
    ruleMoney: 'Wagering requirement: wager cash rewards {n}× before you withdraw them.',
  },
  () => import('./words.fil.ts'),
);
