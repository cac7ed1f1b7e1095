import { area } from '#i18n/area.ts';

/** Texts of the slotshack and the ranking. */
export const words = area(
  {
    place: 'Place',
    player: 'Player',
    you: 'You',
    reward: 'Reward',
    rewardIs: 'Reward: {awards}',
    claimBy: 'Claim by {time}',
    rules: 'Rules',
    ruleProps: 'Points and diamonds aren’t cash: exchange them in the points shop. Tickets are for the lottery.',
    ruleNames: 'Other players see only the first letter of your name.',
    toLimits: 'Set your limits',

    // Ranking
    title: 'Ranking',
    intro: 'See your rank by day, week and month, and the reward for each place.',
    periods: 'Periods',
    day: 'Today',
    week: 'Week',
    month: 'Month',

    endsIn: 'Ends in',
    over: 'This ranking has ended. Places are final.',
    mine: 'Your place',
    noPlace: 'None yet',
    noPlaceText: 'Finish a round with real money to join the ranking.',
    bets: 'Valid bets',
    lead: 'You’re in first place.',
    gap: 'Place {n} is {amount} ahead.',
    gapNone: 'You’re tied with place {n}, which got there first.',

    prizes: 'Rewards by place',
    span: '{from} to {to}',
    places: 'Places',
    players: { one: '{n} player', other: '{n} players' },
    none: 'No one is ranked yet',

    past: 'Your rewards',
    pastPlace: 'Place {n} · Bets: {value}',
    pastSpan: '{from} to {to}',
    what: 'place {n}, {period}, {awards}',

    ruleValue: 'A bet counts in the period when its round ends.',
    ruleValid: 'Demos and returned bets don’t count.',
    ruleTie: 'If totals are equal, whoever got there first ranks higher.',
    rulePeriod: 'Days, weeks (from Monday) and months start at midnight, Manila time.',
    ruleClaim: {
      one: 'Claim rewards within {n} day after a period ends. Then they expire.',
      other: 'Claim rewards within {n} days after a period ends. Then they expire.',
    },
    ruleCare: 'Bet only what you planned to. Don’t chase losses for a place.',

    // Slotshack
    missionsTitle: 'Slotshack',
    missionsIntro: 'Complete missions on selected slots and earn rewards.',
    missionsOver: 'These missions have ended.',
    expiry: 'Claim by {time}. Unclaimed rewards expire then.',
    noMissions: 'No missions right now',

    play: 'Play',
    playThis: 'Play {name}',
    someSlot: 'Selected slot',
    gameGone: 'This game is no longer available',
    wager: 'Bet {amount} in total',
    streak: { one: 'Win {n} round', other: 'Win {n} rounds in a row' },
    multiplier: 'Win {times} your bet in one round',
    progress: '{done} of {need}',
    best: 'Your best: {done} · Goal: {need}',
    missionWhat: '{mission}, {game}, {awards}',

    board: 'Best wins',
    boardText: 'Each player’s biggest win here, as a multiple of the bet. Bet size makes no difference.',
    timesBet: 'Bet multiple',
    noWins: 'No wins yet',
    noWinsOver: 'No wins',
    noOwn: 'You have no wins here.',

    ruleSince: 'Finished rounds count from {time}. Demos and returned bets don’t.',
    ruleWin: 'A win is a round that pays more than its bet.',
    ruleLuck: 'Each round is independent. No win is ever “due”, and a mission doesn’t change the odds.',
    missionCare: 'Stop when you planned to. Don’t chase losses for a mission.',
  },
  () => import('./words.fil.ts'),
);
