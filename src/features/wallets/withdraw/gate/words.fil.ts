import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  gateKyc: 'Kailangan muna naming malaman kung sino ka',
  gateKycText: 'Hinihingi ito ng batas bago makalabas ang pera. Ilang minuto lang, at babalik ka rito.',
  gateKycPending: 'Sinusuri ang ID mo',
  gateKycPendingText: 'Makakapag-withdraw ka kapag tapos na ito. Wala ka nang kailangang gawin.',
  gateKycRejected: 'Hindi tinanggap ang ID mo',
  gateKycRejectedText: 'Tingnan kung ano ang itatama, at ipadala muli. Pagkatapos ay babalik ka rito.',
  seeCheck: 'Tingnan ang pagsusuri',
  gateNoneLeft: 'Ubos na ang withdrawal mo ngayong araw',
  gateNoneLeftText: 'Magsisimula muli ang bilang sa hatinggabi, oras sa Maynila.',
  gateTurnover: 'May kailangan pang itaya',
  gateBreak: 'May naghihintay sa pagtatapos ng pahinga mo',
  gateLittle: 'Kulang ang puwedeng i-withdraw',
  gateLittleText: '{min} pataas ang tinatanggap ng {way}, at {most} ang puwede mong i-withdraw.',
  gateClosed: 'Sarado ngayon ang {way}',
  gateClosedText: 'Maaaring may ibang bukas na paraan.',
  otherWays: 'Ibang paraan',
  gateAccount: 'Saan mapupunta ang pera?',
  gateAccountText: 'Magdagdag ng account na nasa sarili mong pangalan. Pagkatapos ay babalik ka rito.',
  gateReviewing: 'Tinitingnan pa ang account mo',
  gateReviewingText: 'Makakapag-withdraw ka rito kapag tapos na ito.',
} satisfies Translation<typeof en>;
