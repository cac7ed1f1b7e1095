import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  jackpot: 'Ang jackpot',
  winners: 'Mga huling nanalo',
  between: '{least} hanggang {most}',
} satisfies Translation<typeof en>;
