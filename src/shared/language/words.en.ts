import { area } from '#i18n/area.ts';

/** Texts about a change of the language. */
export const words = area(
  {
    notHere: '{language} isn’t available offline yet. Change it once you’re online.',
  },
  () => import('./words.fil.ts'),
);
