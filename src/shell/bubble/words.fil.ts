import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  bubble: 'Buksan ang Lucky Jackpot',
  bubbleMove: 'Gamitin ang arrow keys para ilipat',
  bubbleHide: 'Itago muna ang Lucky Jackpot',
} satisfies Translation<typeof en>;
