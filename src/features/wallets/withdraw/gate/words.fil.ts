import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  gateKyc: 'I-verify muna ang identity mo',
  gateKycText: 'Hinihingi ito ng batas bago ka mag-withdraw. Ilang minuto lang ito. Ibabalik ka namin dito pagkatapos.',
  gateKycPending: 'Vine-verify namin ang identity mo',
  gateKycPendingText: 'Makakapag-withdraw ka kapag tapos na ito. Wala ka nang kailangang gawin.',
  gateKycRejected: 'Hindi namin ma-verify ang identity mo',
  gateKycRejectedText: 'Tingnan kung ano ang aayusin at ipadala ulit. Ibabalik ka namin dito pagkatapos.',
  seeCheck: 'Tingnan ang status',
  gateNoneLeft: 'Wala nang withdrawal ngayong araw',
  gateNoneLeftText: 'Puwede ka ulit mag-withdraw pagkalipas ng hatinggabi, oras sa Manila.',
  gateTurnover: 'Hindi pa tapos ang wagering',
  gateBreak: 'Naka-hold hanggang matapos ang pahinga mo',
  gateLittle: 'Kulang para mag-withdraw',
  gateLittleText: '{min} ang minimum sa {way}. {most} ang puwede mong i-withdraw.',
  gateClosed: 'Sarado ngayon ang {way}',
  gateClosedText: 'Maaaring may ibang bukas na paraan.',
  otherWays: 'Ibang paraan',
  gateAccount: 'Magdagdag ng receiving account',
  gateAccountText: 'Dapat nakapangalan ito sa iyo. Ibabalik ka namin dito pagkatapos.',
  gateReviewing: 'Nire-review pa ang account mo',
  gateReviewingText: 'Makakapag-withdraw ka rito kapag approved na.',
} satisfies Translation<typeof en>;
