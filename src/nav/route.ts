import type { GuardName } from './guards.ts';
import type { Params } from './query.ts';

interface Rules {
  /** Who may open it. */
  guard?: GuardName;
  /** Without the top bar. */
  bare?: true;
  /** With the bottom tabs. */
  tabs?: true;
  /** Usable before the operator's settings have loaded. */
  early?: true;
}

const noQuery = {} satisfies Params;

/** A route: its path, its query, and its rules. */
export const route = <const P extends string, const Q extends Params = typeof noQuery>(
  path: P,
  { query, ...rules }: Rules & { query?: Q } = {},
) => ({ path, query: (query ?? noQuery) as Q, rules });
