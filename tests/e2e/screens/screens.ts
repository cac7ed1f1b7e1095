import type { BrowserContext, Page } from 'playwright/test';
import { pages } from '#shell/pages/pages.ts';
import { playerScreens } from './playerScreens.ts';
import { regularScreens } from './regularScreens.ts';
import { restingScreens } from './restingScreens.ts';
import type { Said } from '../support/said.ts';
import type { NewPlayer } from '../support/sandbox.ts';
import { visitorScreens } from './visitorScreens.ts';

/** The context for reaching a screen. */
export interface At {
  page: Page;
  context: BrowserContext;
  /** The app's texts in the current language. */
  t: Said;
  /** Empty for a visitor. */
  player: NewPlayer;
}

/** A screen in one of its states, or a dialog over one. */
export interface Screen {
  /** File name of its screenshot. */
  name: string;
  /** Its path, or where the steps to it begin. */
  path: string | ((at: At) => Promise<string>);
  /** Prepares the operator or the network for this state; the caller undoes it. */
  before?: (at: At) => Promise<unknown>;
  /** Steps from the path to the state. */
  reach?: (at: At) => Promise<unknown>;
  /** Needs a device with nothing stored but the accepted age notice. */
  fresh?: true;
  /** Takes long to reach: only captured here, and checked elsewhere. */
  slow?: true;
}

const listed = {
  visitor: visitorScreens,
  player: playerScreens,
  regular: regularScreens,
  resting: restingScreens,
} satisfies Record<string, readonly Screen[]>;

/** The path of the page that a screen opens: `/email/:id`. */
const pageOf = ({ path }: Screen) =>
  String(path)
    .split('?')[0]!
    .replace(/\/\d+$/, '/:id');
const opened = new Set(Object.values(listed).flatMap((list) => list.map(pageOf)));

/** Pages that no list opens. */
export const unlisted = pages.filter(({ path, offline }) => !opened.has(path) && offline !== 'leaves');
/** Whether a page opens by its path alone. */
const isPlain = ({ path, query }: (typeof pages)[number]) =>
  !path.includes(':') && Object.values(query).every(({ needed }) => !needed);

const others: readonly Screen[] = unlisted
  .filter(isPlain)
  .map(({ path }) => ({ name: path.slice(1).replaceAll('/', '-'), path }));

/** All screens and dialogs, in every visually distinct state, by the kind of user; a page without a row as it opens. */
export const screens = { ...listed, player: [...playerScreens, ...others] } satisfies Record<string, readonly Screen[]>;

export type Who = keyof typeof screens;
