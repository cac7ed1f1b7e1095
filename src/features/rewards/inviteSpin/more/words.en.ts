import { area } from '#i18n/area.ts';

/** Texts of what there are more spins for, and of the records. */
export const words = area(
  {
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
    records: 'Records',
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
