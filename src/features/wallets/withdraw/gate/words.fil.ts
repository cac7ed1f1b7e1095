import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  gateKyc: 'I-verify muna ang identity mo',
  gateKycText: 'Hinihingi ito ng batas bago ka mag-withdraw. Ilang minuto lang, tapos babalik ka rito.',
  gateKycPending: 'Vine-verify namin ang identity mo',
  gateKycPendingText: 'Makakapag-withdraw ka kapag tapos na ito. Wala ka nang kailangang gawin.',
  gateKycRejected: 'Hindi namin ma-verify ang identity mo',
  gateKycRejectedText: 'Tingnan kung ano ang aayusin at ipadala ulit. Tapos babalik ka rito.',
  seeCheck: 'Tingnan ang status',
  gateNoneLeft: 'Wala nang withdrawal ngayong araw',
  gateNoneLeftText: 'Magre-reset ang withdrawals mo sa hatinggabi, oras sa Maynila.',
  gateTurnover: 'Hindi pa tapos ang wagering',
  gateBreak: 'Naka-hold hanggang matapos ang pahinga mo',
  gateLittle: 'Kulang para mag-withdraw',
  gateLittleText: '{min} ang minimum sa {way}. {most} ang puwede mong i-withdraw.',
  gateClosed: 'Sarado ngayon ang {way}',
  gateClosedText: 'Maaaring may ibang bukas na paraan.',
  otherWays: 'Ibang paraan',
  gateAccount: 'Magdagdag ng receiving account',
  gateAccountText: 'Dapat nasa sarili mong pangalan ito. Tapos babalik ka rito.',
  gateReviewing: 'Nire-review pa ang account mo',
  gateReviewingText: 'Makakapag-withdraw ka rito kapag approved na.',
} satisfies Translation<typeof en>;
