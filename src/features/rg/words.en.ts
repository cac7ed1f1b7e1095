import { area } from '#i18n/area.ts';

/** Texts of the responsible gaming page: limits, breaks and self-exclusion. */
export const words = area(
  {
    title: 'Player protection',
    intro: 'Play should stay fun. Set how much money and time you spend here. You can stop any time.',
    visitor: 'Log in to set limits, take a break or exclude yourself.',
    login: 'Log in',
    needsConnection: 'This needs a connection.',

    now: 'Time and result',
    stay: 'This session',
    today: 'Today',
    week: 'This week',
    netLifetime: 'Lifetime net deposits',
    played: 'Played {time}',
    shortly: '{m} min',
    forHours: '{h} h {m} min',

    limits: 'Your limits',
    noLimits: 'You haven’t set any limits yet.',
    change: 'Set or change limits',
    deposit: 'Deposits',
    loss: 'Losses',
    wager: 'Wagers',
    session: 'Play time',
    limitName: '{period} {kind} limit',
    onDeposits: 'deposit',
    onLosses: 'loss',
    onWagers: 'wager',
    onTime: 'play time',
    day: 'Daily',
    perWeek: 'Weekly',
    month: 'Monthly',
    usedOf: '{used} of {limit}, {left} left',
    begins: 'Resets {time}',
    minutes: { one: '{n} minute', other: '{n} minutes' },
    realityNow: 'Reality check every {minutes} minutes of play',
    pesosHint: 'Whole pesos. Leave blank for no limit.',
    minutesHint: 'Minutes. Leave blank for no limit.',
    pesosWrong: 'Enter whole pesos from {min} to {max}, or leave it blank.',
    minutesWrong: 'Enter minutes from {min} to {max}, or leave it blank.',
    refused: 'This wasn’t accepted. Please check it.',
    applied: 'Active now.',
    keptHere: 'Saved on this device. We’ll send it once you’re online.',
    waits: 'Not active yet. Confirm it from {time}.',
    unchanged: 'No changes to save.',

    wish: 'New limit requested: {value}',
    wishNone: 'You asked to remove this limit.',
    waitsUntil: 'You can confirm it from {time}.',
    confirmBy: 'Confirm it by {time}. If you don’t, your current limit stays.',
    confirm: 'Confirm',
    keep: 'Keep current limit',

    break: 'Take a break',
    breakText: 'No games, deposits or offers for some hours or days.',

    exclude: 'Self-exclusion',
    excludeText: 'For 6 months, 1 year or 5 years.',
    breakStarted: 'Your break has started',
    exclusionActive: 'Self-exclusion is active',
    toAccount: 'Go to your money and account',

    venues: 'Other venues',
    venuesText:
      'PAGCOR, the regulator, can keep you out of every licensed venue in the country. Your spouse, parent or adult child can ask for it too.',
    venuesLink: 'PAGCOR: exclusion forms',
    barredTitle: 'Who can’t play',
    barred:
      'You can’t play if you’re under 21, a student, a government official, in the armed forces or police, a gaming licence holder, or on the restricted list.',

    test: 'Self-assessment',
    testText: 'Nine questions. Your answers stay on this screen. Nobody else sees them.',

    careTitle: 'Before you play',
    careText:
      'Set the most you’ll deposit. If two limits overlap, the lower one counts. You can lower them any time under Me.',
    careSave: 'Set these limits',
    careSaved: 'Limits saved',
    notNow: 'Not now',

    reminderTitle: 'Before you deposit',
    thisMonth: 'Deposited this month',
    withThis: 'With this deposit',
    reminderText: 'You asked for this reminder. Change it in Me > Player protection.',
    depositNow: 'Deposit {amount}',
  },
  () => import('./words.fil.ts'),
);
