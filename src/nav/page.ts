import type { ComponentType } from 'react';
import type { Feature } from '#contract/features.ts';
import type { GuardName } from './guards.ts';
import type { Params } from './query.ts';

export interface Rules {
  /** Only for an operator with this feature: otherwise it is a page that isn’t available, and no entry leads there. */
  feature?: Feature;
  /** It still opens without its feature, for what remains the player’s there; only its entries go. */
  stays?: true;
  /** The guard that decides who may open it. */
  guard?: GuardName;
  /** Visitors see a way to log in instead, without a guard. */
  players?: true;
  /** With the top bar and the bottom tabs. */
  tabs?: true;
  /** Usable before the operator's settings have loaded. */
  early?: true;
}

/**
 * What a page shows without a network, once its code is on the device: - `all`: everything, as it needs no network; -
 * `data`: the last known data with their time, or a sentence without any; - `form`: a form that can be filled in, and
 * sent once the network is back; - `memory`: only a sentence after a start, because its data are personal and never
 * stored; - `online`: why it needs a connection; - `leaves`: nothing, it leads to another page.
 */
export type Shows = 'all' | 'data' | 'form' | 'memory' | 'online' | 'leaves';

/** Loads a page's screen. */
export type Load = () => Promise<{ default: ComponentType }>;

/** A page as the router sees it. */
export interface Route {
  path: string;
  query: Params;
  rules: Rules;
}

/** The full declaration of a page. */
export interface PageRow extends Route {
  offline: Shows;
  /** Where its Back leads; a page with tabs has none. */
  back: string;
  load: Load;
}

interface Declared<Q, B> extends Rules {
  query?: Q;
  offline: Shows;
  back?: B;
  /**
   * A `Load`; its result is checked where the page is registered, as a screen's type may depend on those of all
   * pages.
   */
  load: () => Promise<unknown>;
}

const noQuery = {} satisfies Params;

/** Declares a page: its path, query and rules, its offline content, its Back, and its code. */
export const page = <const P extends string, const Q extends Params = typeof noQuery, const B extends string = ''>(
  path: P,
  { query, offline, back, load, ...rules }: Declared<Q, B>,
) => ({ path, query: (query ?? noQuery) as Q, rules, offline, back: (back ?? '') as B, load });
