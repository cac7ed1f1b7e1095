import type { Catalogue } from '#i18n/catalogue.ts';

const english = import.meta.glob<{ en: Catalogue }>('/src/**/words.en.ts', { eager: true, import: 'words' });

/** Every English catalogue of the app by its file: `/src/features/kyc/words.en.ts`. */
export const englishTexts = Object.fromEntries(Object.entries(english).map(([file, { en }]) => [file, en]));

/** Every Filipino catalogue of the app by its file. */
export const filipinoTexts = import.meta.glob<Catalogue>('/src/**/words.fil.ts', { eager: true, import: 'default' });
