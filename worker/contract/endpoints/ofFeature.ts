import type { Endpoint } from '../endpoint.ts';
import type { Feature } from '../features.ts';

/** Declares endpoints that only an operator with this feature has. */
export const ofFeature = <const F extends Feature, T extends Record<string, Endpoint>>(feature: F, endpoints: T) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, each]) => [name, { ...each, feature }])) as {
    [N in keyof T]: T[N] & { feature: F };
  };
