import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mag-imbita ng kaibigan',

  goal: 'Naabot ang layunin sa pag-imbita!',
  goalAsk:
    'Kausapin ang customer service tungkol sa sahod. Kailangan nila ang ID mo, kaya kopyahin ito at ipadala sa kanila. Puwede mo ring i-share ulit ang link mo.',
  copyAndShare: 'Kopyahin ang ID at i-share ang link',
  justShare: 'I-share ang link',
  idCopied: 'Nakopya ang ID mo',
  idNotCopied: 'Hindi puwedeng magkopya rito. Piliin ang ID mo at ikaw na ang kumopya:',
  service: 'Customer service',
  later: 'Mamaya na',

  shareIntro: 'Makakasali sa {brand} ang mga kaibigan gamit ang link o code mo.',
  yourLink: 'Link mo',
  yourCode: 'Code mo',
  scan: 'Katabi mo ba ang kaibigan? Ipa-scan ito.',
  copyCode: 'Kopyahin ang code',
  copyLink: 'Kopyahin ang link',
  share: 'I-share',
  via: 'I-share gamit ang app',
  adults: 'Para lang sa mga kaibigang 21 taong gulang pataas.',
  linkFailed: 'Hindi ma-load ang link mo.',
  codeNotCopied: 'Hindi puwedeng magkopya rito. Ang code mo: {code}',
  toAgent: 'Mga miyembro at komisyon',

  inviter: 'Sino ang nag-imbita sa iyo?',
  inviterText: 'Isang beses mo lang siya mailalagay, hanggang {time}.',
  inviterId: 'ID niya bilang manlalaro',
  inviterHint: 'Makikita niya ito sa page na “Ako”.',
  inviterSend: 'I-save',
  inviterSaved: 'Na-save na',
  invitedBy: 'Inimbita ka ng manlalarong may ID na {pid}.',
  pidMissing: 'Ilagay ang ID, mga numero lang',
  pidSelf: 'Sarili mong ID ito',
  pidNobody:
    'Hindi puwedeng maging nag-imbita sa iyo ang manlalarong ito. Tingnan ang ID: baka walang ganito, o ikaw ang nag-imbita sa kaniya.',
  pidDone: 'Alam na kung sino ang nag-imbita sa iyo.',
  pidLate: 'Huli na para sabihin kung sino ang nag-imbita: tapos na ang pitong araw mula nang sumali ka.',
} satisfies Translation<typeof en>;
