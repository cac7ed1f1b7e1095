import { area } from '#i18n/area.ts';

/** Texts of sharing a link. */
export const words = area(
  {
    copied: 'Copied',
    copyFailed: 'Copying is blocked here. Your link: {url}',
    shareText: 'Join me on {brand}, for players aged 21 and over:',
  },
  () => import('./words.fil.ts'),
);
