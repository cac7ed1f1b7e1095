import { longText } from './longText.ts';

/** The questions and answers, loaded on demand. */
export const faq = longText({
  en: async () => (await import('./texts/en/faq.ts')).faq,
  fil: async () => (await import('./texts/fil/faq.ts')).faq,
});
