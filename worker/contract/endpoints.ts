import { asked } from './endpoints/asked.ts';
import { first } from './endpoints/first.ts';
import { installed } from './endpoints/installed.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';

/**
 * Every endpoint of the app, by when its code is loaded (`sw/build/plan.ts`); client, sandbox and published contract are
 * derived from this table.
 */
export const endpoints = { ...first, ...installed, ...asked } satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type Name = keyof Endpoints;
export type ReadName = { [N in Name]: Endpoints[N]['kind'] extends 'read' ? N : never }[Name];
export type WriteName = Exclude<Name, ReadName>;
/** The endpoints of money acts; only `act` sends them. */
export type MoneyName = { [N in Name]: Endpoints[N] extends { money: true } ? N : never }[Name];
export type Input<N extends Name> = InputOf<Endpoints[N]>;
export type Output<N extends Name> = OutputOf<Endpoints[N]>;
