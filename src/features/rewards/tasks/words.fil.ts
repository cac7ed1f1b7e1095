import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga task',
  intro: 'Maliliit na gawain araw-araw at linggo-linggo, may reward ang bawat isa.',
  cycles: 'Aling mga task',
  daily: 'Ngayong araw',
  weekly: 'Ngayong linggo',
  once: 'Isang beses',
  withReady: '{name} ({n})',
  newDayIn: 'Mga bagong task sa loob ng',
  newWeekIn: 'Mga bagong task sa loob ng',
  unclaimed: 'Kunin bago iyon: hindi nalilipat ang mga natapos na.',
  onceText: 'Isang beses lang magagawa ang bawat isa rito.',
  none: 'Wala pang task dito sa ngayon',

  progress: 'Nagawa na',
  progressOf: '{done} sa {target}',
  until: 'Hanggang {time}',
  go: 'Gawin na',
  share: 'I-share',
  installed: 'Na-install ko na',
  tooShort: 'Ang bilis! Tumingin-tingin nang 5 segundo, saka bumalik.',
  newDay: 'Bagong araw na. Narito ang mga task mo.',
  over: 'Tapos na ang task na ito.',
} satisfies Translation<typeof en>;
