import type { words } from './words.ts';

/** The pages that one may be sent on to from a text, and what they are called there. */
export const readPaths = {
  '/about-us': 'about',
  '/faq': 'faq',
  '/download': 'download',
  '/terms-of-use': 'terms',
  '/privacy-policy': 'privacy',
  '/member/settings': 'settings',
  '/diagnostics': 'diagnostics',
  '/wallets/record': 'records',
} as const satisfies Record<string, Parameters<ReturnType<typeof words.use>>[0]>;

export type ReadPath = keyof typeof readPaths;
