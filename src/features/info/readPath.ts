import type { words } from './words.en.ts';

/** The pages that a text may link to, and their titles. */
export const readPaths = {
  '/about-us': 'about',
  '/faq': 'faq',
  '/service': 'reach',
  '/download': 'download',
  '/terms-of-use': 'terms',
  '/privacy-policy': 'privacy',
  '/member/settings': 'settings',
  '/diagnostics': 'diagnostics',
  '/wallets/record': 'records',
} as const satisfies Record<string, Parameters<ReturnType<typeof words.use>>[0]>;

export type ReadPath = keyof typeof readPaths;
