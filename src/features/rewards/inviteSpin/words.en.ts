import { area } from '#i18n/area.ts';

/** Texts of the invite spin. */
export const words = area(
  {
    title: 'Invite spin',
    intro: 'Spin to win cash. Reach the target before time runs out to claim it all. Invite friends for more spins.',

    round: 'This round',
    ofTarget: 'of {target}',
    progress: '{amount} of {target}',
    endsIn: 'Ends in',
    notBegun: {
      one: 'Your first spin starts a round of {n} day.',
      other: 'Your first spin starts a round of {n} days.',
    },
    lapses: 'Reach {target} in time, or this amount expires.',
    reached: 'You reached the target. Claim it any time.',
    expired:
      'Your last round ended at {amount}, below {target}, so it expired. You keep your spins. Your next spin starts a new round.',
    paid: 'You claimed {amount} from your last round. Your next spin starts a new one.',

    wheel: 'Board with eight prizes',
    spin: 'SPIN',
    claim: 'CLAIM',
    spinsLeft: { one: '{n} spin left', other: '{n} spins left' },
    noSpins: 'See how to get more spins below.',
    won: 'You won {prize}',
    roundOver: 'That round has ended. Spin again to start a new one.',

    rules: 'Rules and odds',
    ruleSpins: { one: 'You start with {n} spin.', other: 'You start with {n} spins.' },
    ruleRound: {
      one: 'A round lasts {n} day from its first spin. Your cash wins add up.',
      other: 'A round lasts {n} days from its first spin. Your cash wins add up.',
    },
    ruleTarget: 'Reach {target} in time to claim the full amount. If you don’t, the round expires.',
    rulePoints: 'Points are yours right away. They aren’t cash: exchange them in the points shop.',
    ruleMoney:
      'Wagering requirement: wager what you claim {n}× before you withdraw it. Make your first deposit to claim.',
    ruleOdds: 'The odds are the same for every player and every spin, even near the target.',

    records: 'Records',
    open: 'Spin now',
    later: 'Not now',
    needDeposit: 'You can claim once your first deposit is paid.',
    toDeposit: 'Deposit',

    // More spins, and records
    getMore: 'Get more spins',
    perFriend: {
      one: '{n} spin for each friend who joins with your link and verifies their ID',
      other: '{n} spins for each friend who joins with your link and verifies their ID',
    },
    perShare: {
      one: '{n} spin for sharing or copying your link, once a day',
      other: '{n} spins for sharing or copying your link, once a day',
    },
    sharedToday: 'You already shared today. Share again tomorrow.',
    friends: { one: '{n} friend has joined and verified', other: '{n} friends have joined and verified' },
    adults: 'For friends aged 21 and over only.',
    link: 'Your invite link',
    copy: 'Copy link',
    share: 'Share',
    spins: 'Spins',
    invited: 'Friends',
    rounds: 'Rounds',
    noSpinRecords: 'No spins yet',
    noInvited: 'No friends yet',
    noRounds: 'No past rounds yet',
    counted: 'Verified',
    waiting: 'ID not verified yet',
    exchanged: 'Claimed',
    lapsed: 'Expired',
  },
  () => import('./words.fil.ts'),
);
