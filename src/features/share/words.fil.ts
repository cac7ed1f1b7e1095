import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mag-imbita ng kaibigan',
  visitor: 'Mag-log in para makuha ang link mo',

  goal: 'Naabot ang goal sa pag-imbita!',
  goalAsk:
    'Kontakin ang customer service tungkol sa salary at ipadala ang player ID mo. Puwede mo ring i-share ulit ang link mo.',
  copyAndShare: 'Kopyahin at i-share',
  justShare: 'I-share ang link',
  idCopied: 'Nakopya ang ID',
  idNotCopied: 'Bawal mag-copy rito. Piliin ang ID mo at kopyahin:',
  service: 'Customer service',
  later: 'Huwag muna',

  shareIntro: 'Makakasali sa {brand} ang mga kaibigan mo gamit ang link o code mo.',
  yourLink: 'Link mo',
  yourCode: 'Code mo',
  scan: 'Katabi mo ang kaibigan mo? Ipa-scan ito.',
  copyCode: 'Kopyahin ang code',
  copyLink: 'Kopyahin ang link',
  share: 'I-share',
  via: 'I-share gamit ang app',
  adults: 'Para lang sa mga kaibigang 21 taong gulang pataas.',
  linkFailed: 'Hindi ma-load ang link mo.',
  codeNotCopied: 'Bawal mag-copy rito. Code mo: {code}',
  toAgent: 'Mga miyembro at komisyon',

  inviter: 'Sino ang nag-imbita sa iyo?',
  inviterText: 'Isang beses mo lang ito mailalagay, hanggang {time}.',
  inviterId: 'Player ID niya',
  inviterHint: 'Makikita niya ito sa page na “Ako”.',
  inviterSend: 'I-save',
  inviterSaved: 'Na-save na',
  invitedBy: 'Inimbita ka ng player na may ID na {pid}.',
  pidMissing: 'Ilagay ang player ID, numero lang',
  pidSelf: 'Sarili mong ID iyan',
  pidNobody: 'Hindi puwedeng siya ang nag-imbita sa iyo. I-check ang ID: wala ito, o ikaw ang nag-imbita sa kanya.',
  pidDone: 'Naka-save na ang nag-imbita sa iyo.',
  pidLate: 'Huli na para ilagay ang nag-imbita: tapos na ang pitong araw mula nang sumali ka.',
} satisfies Translation<typeof en>;
