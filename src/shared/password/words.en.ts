import { area } from '#i18n/area.ts';

/** Texts of the button that shows a password. */
export const words = area(
  {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show {what}',
    hidePassword: 'Hide {what}',
  },
  () => import('./words.fil.ts'),
);
