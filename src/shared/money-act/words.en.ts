import { area } from '#i18n/area.ts';

/** Texts for money acts with an unknown outcome. */
export const words = area(
  {
    doubt: 'Checking status',
    doubtOffline: 'We’ll check as soon as you’re back online.',
    still: 'Not confirmed yet. It usually takes a minute.',
    check: 'Check again',
    leave: 'Check later',
  },
  () => import('./words.fil.ts'),
);
