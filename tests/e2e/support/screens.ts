import type { BrowserContext, Page } from 'playwright/test';
import { playerScreens } from './playerScreens.ts';
import { regularScreens } from './regularScreens.ts';
import { restingScreens } from './restingScreens.ts';
import type { Said } from './said.ts';
import type { NewPlayer } from './sandbox.ts';
import { visitorScreens } from './visitorScreens.ts';

/** What a screen is reached with. */
export interface At {
  page: Page;
  context: BrowserContext;
  /** What the app says in the language it is looked at in. */
  t: Said;
  /** Nobody's when a visitor looks. */
  player: NewPlayer;
}

/** A screen in one of its states, or a dialog over one. */
export interface Screen {
  /** What its picture is called. */
  name: string;
  /** Where it stands, or where the way to it begins. */
  path: string | ((at: At) => Promise<string>);
  /** Makes the operator or the network what the state needs; whoever looks undoes that. */
  before?: (at: At) => Promise<unknown>;
  /** Goes on from the path. */
  reach?: (at: At) => Promise<unknown>;
  /** Seen by somebody on whose device nothing is kept but the answer to the age notice. */
  fresh?: true;
  /** Takes long to come about: it is pictured, and checked elsewhere. */
  slow?: true;
}

/** Every screen and every dialog there is, in the states that look different, by who looks. */
export const screens = {
  visitor: visitorScreens,
  player: playerScreens,
  regular: regularScreens,
  resting: restingScreens,
} satisfies Record<string, readonly Screen[]>;

export type Who = keyof typeof screens;
