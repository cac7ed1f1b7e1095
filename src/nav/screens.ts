import type { ComponentType } from 'react';
import { loaded } from './lazy.tsx';
import type { Load, PageRow, Route } from './page.ts';
import { declared, learnPages, routeAt } from './routes.ts';

/** What the shell registers at the start. */
interface Registered {
  /** The pages that a start may need. */
  start: readonly PageRow[];
  /** Loads the table of all other pages. */
  loadOthers: () => Promise<readonly PageRow[]>;
  /** Loads the pages without an address, by their path. */
  withoutAddress: Readonly<Record<string, Load>>;
}

const screens = new Map<string, ComponentType>();
let registered: Registered = { start: [], loadOthers: async () => [], withoutAddress: {} };
let others: Promise<void> | undefined;

/** Registers the app's pages, once, before the first lookup. */
export function registerPages(pages: Registered): void {
  registered = pages;
  learnPages(pages.start, false);
}

/** Loads the table of all other pages. Rejects if it fails to load; the next call retries. */
export async function loadPages(): Promise<void> {
  others ??= registered.loadOthers().then((pages) => learnPages(pages, true));
  try {
    await others;
  } catch (error) {
    others = undefined;
    throw error;
  }
}

async function loadOf(path: string): Promise<Load> {
  const load = () => registered.withoutAddress[path] ?? declared(path)?.load;
  if (!load()) await loadPages();
  return load()!;
}

/** The route of a path, or undefined. Rejects if it may be one that failed to load. */
export async function findRoute(pathname: string): Promise<PageRow | undefined> {
  const known = routeAt(pathname);
  if (known) return known;
  await loaded(loadPages);
  return routeAt(pathname);
}

/** A page's screen, if it is loaded. */
export const screenOf = (path: string) => screens.get(path);

/**
 * Loads a page's screen and its texts in the current language. Rejects if its code fails to load; the shell's texts are
 * loaded in any case.
 */
export async function loadScreen({ path }: Pick<Route, 'path'>): Promise<void> {
  await loaded(async () => {
    if (!screens.has(path)) screens.set(path, (await (await loadOf(path))()).default);
  });
}
