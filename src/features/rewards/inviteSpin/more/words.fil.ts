import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  getMore: 'Kumuha ng dagdag na spin',
  perFriend: {
    one: '{n} spin sa bawat kaibigang sasali gamit ang link mo at magpapa-verify ng ID',
    other: '{n} spin sa bawat kaibigang sasali gamit ang link mo at magpapa-verify ng ID',
  },
  perShare: {
    one: '{n} spin sa pag-share o pagkopya ng link mo, isang beses sa isang araw',
    other: '{n} spin sa pag-share o pagkopya ng link mo, isang beses sa isang araw',
  },
  sharedToday: 'Nag-share ka na ngayong araw. Bukas ulit.',
  friends: { one: '{n} kaibigan ang sumali at verified na', other: '{n} kaibigan ang sumali at verified na' },
  adults: 'Para lang sa mga kaibigang 21 taong gulang pataas.',
  link: 'Ang invite link mo',
  copy: 'Kopyahin ang link',
  share: 'I-share',
  records: 'Records',
  spins: 'Spin',
  invited: 'Kaibigan',
  rounds: 'Round',
  noSpinRecords: 'Wala pang spin',
  noInvited: 'Wala pang kaibigan',
  noRounds: 'Wala pang nakaraang round',
  counted: 'Verified na',
  waiting: 'Hindi pa verified ang ID',
  exchanged: 'Nakuha na',
  lapsed: 'Expired na',
} satisfies Translation<typeof en>;
