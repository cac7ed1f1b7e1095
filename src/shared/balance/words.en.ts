import { area } from '#i18n/area.ts';

/** Texts beside a balance. */
export const words = area(
  {
    inDoubt: 'We’re still checking some of your money. It may be missing here.',
  },
  () => import('./words.fil.ts'),
);
