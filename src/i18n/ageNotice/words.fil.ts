import type { Translation } from '../catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Paalala sa edad at mga tuntunin',
  who: 'Ang {brand} ay para sa mga nasa hustong gulang na pinapayagang maglaro ng batas ng Pilipinas. Hindi ka puwedeng maglaro rito kung ikaw ay:',
  officials: 'opisyal o kawani ng pamahalaan na nasa tungkulin',
  forces: 'kasapi ng sandatahang lakas o ng pulisya',
  young: 'wala pang 21 taong gulang',
  students: 'estudyante',
  restricted: 'nasa talaan ng regulator ng mga pinagbabawalang tao',
  licensees: 'may hawak ng lisensya sa pasugalan',
  inPrivate: 'Huwag magsugal sa mga pampublikong lugar. Maglaro lang kung saan pribado.',
  forfeit: 'Mawawala ang pondo sa account ng sinumang maglaro nang hindi pinapayagan.',
  freeBonus: 'Hindi ka kikita sa libreng bonus hangga’t wala ka pang kahit isang valid na top-up.',
  confirm: 'Sa pagtanggap, pinatutunayan mong walang tumutukoy sa iyo sa mga ito at tinatanggap mo ang mga tuntunin.',
  terms: 'Mga tuntunin ng paggamit',
  privacy: 'Patakaran sa privacy',
  accept: 'Tinatanggap Ko',
  decline: 'Hindi Ko Tinatanggap',
} satisfies Translation<typeof en>;
