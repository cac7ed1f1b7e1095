import type { dialogs } from './dialogs.ts';
import { accountPages } from './accountPages.ts';
import { moneyPages } from './moneyPages.ts';
import { rewardPages } from './rewardPages.ts';
import { startPages } from './startPages.ts';

/** All other pages; the table loads after the first screen, each page when it is first opened. */
export const otherPages = [...accountPages, ...moneyPages, ...rewardPages] as const;

/** Every page with an address, except the gallery, which is in no production build. */
export const pages = [...startPages, ...otherPages] as const;

/** The path of a page of the app. */
export type PagePath = (typeof pages)[number]['path'];

/** The declaration of the page with this path. */
export const pageAt = (path: string) => pages.find((page) => page.path === path);

declare module '#nav/register.ts' {
  interface Register {
    pages: readonly ((typeof pages)[number] | { path: '/gallery'; query: {} })[];
    dialogs: typeof dialogs;
  }
}
