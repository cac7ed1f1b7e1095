import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga task',
  intro: 'Gawin ang mga daily at weekly task para makakuha ng reward.',
  cycles: 'Listahan ng task',
  daily: 'Ngayong araw',
  weekly: 'Ngayong linggo',
  once: 'Isang beses',
  withReady: '{name} ({n})',
  newDayIn: 'Oras bago ang bagong tasks',
  newWeekIn: 'Oras bago ang bagong tasks',
  unclaimed: 'Kunin bago iyon. Hindi nalilipat ang hindi nakuhang reward.',
  onceText: 'Isang beses lang magagawa ang bawat isa.',
  none: 'Walang task sa ngayon',

  progress: 'Progreso',
  progressOf: '{done} sa {target}',
  until: 'Hanggang {time}',
  go: 'Gawin na',
  share: 'I-share',
  installed: 'Na-install ko na',
  tooShort: 'Ang bilis! Manatili nang kahit 5 segundo, saka bumalik.',
  newDay: 'Bagong araw, bagong tasks.',
  over: 'Tapos na ang task na ito.',
} satisfies Translation<typeof en>;
