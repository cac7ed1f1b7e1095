import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga task',
  intro: 'Gawin ang mga daily at weekly task para makakuha ng reward.',
  cycles: 'Listahan ng task',
  daily: 'Ngayon',
  weekly: 'Lingguhan',
  once: 'Minsanan',
  withReady: '{name} ({n})',
  newDayIn: 'May mga bagong task sa loob ng',
  newWeekIn: 'May mga bagong task sa loob ng',
  unclaimed: 'Kunin bago iyon. Mawawala ang hindi nakuhang reward.',
  onceText: 'Isang beses lang magagawa ang bawat isa.',
  onceUntil: 'Isang beses lang magagawa ang bawat isa, hanggang {time}.',
  none: 'Walang task sa ngayon',
  noneText: 'Dito lalabas ang mga bagong task.',

  progress: 'Progreso',
  progressOf: '{done} sa {target}',
  until: 'Hanggang {time}',
  go: 'Gawin',
  share: 'I-share',
  installed: 'Na-install ko na',
  tooShort: 'Ang bilis! Manatili nang kahit 5 segundo, saka bumalik.',
  newDay: 'Bagong araw, mga bagong task.',
  over: 'Tapos na ang task na ito.',
} satisfies Translation<typeof en>;
