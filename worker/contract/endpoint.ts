import type { Feature } from './features.ts';
import { record, type Infer, type Schema, type Shape } from './schema.ts';

export interface Flags {
  /** May be called without a log-in; a 401 on it does not end the session. */
  public?: true;
  /** A failure is not shown to the player. */
  quiet?: true;
  /** A reply younger than this many milliseconds is not requested again. */
  fresh?: number;
  /** Polled by the leader's tab, which therefore doesn't revalidate it on a resume too. */
  polled?: true;
  /** The reads that this write makes stale. */
  spoils?: readonly string[];
  /**
   * Moves value: carries a `requestId` and its expiry `notAfter`, stores an intent first, is never retried by the
   * app. An uncertain outcome blocks the next act of its kind.
   */
  money?: true;
  /** Idempotent by a `requestId` that the operator deduplicates; never blocks another call. */
  identified?: true;
  /** Input fields that prove who acts; a copy without them is still the same act. */
  proofs?: readonly string[];
  /** Input fields that the app may correct when it repeats an act; a copy with other values is still the same act. */
  varying?: readonly string[];
  /** Uploads a picture: its timeout is twice as long. */
  picture?: true;
  /** The operator's envelope is `{ code, data }` instead of `{ errcode, ...fields }`; the client accepts both. */
  wrapped?: true;
  /**
   * Where its replies may be cached; a reply to a request with a token is cached per user at most. `visit` keeps it
   * in the tab's memory until the session ends, `memory` until its screen is left.
   */
  kept?: 'public' | 'user' | 'visit' | 'memory';
  /** Only for an operator with this feature: not called while the settings switch it off. */
  feature?: Feature;
  /** Not an endpoint of the spec (payloads K). */
  extension?: true;
}

export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> extends Flags {
  kind: 'read' | 'write';
  /** The description in the published contract. */
  summary: string;
  input: In;
  output: Out;
}

type AsSchema<T extends Shape | Schema> = T extends Schema ? T : T extends Shape ? ReturnType<typeof record<T>> : never;

const asSchema = <T extends Shape | Schema>(shape: T) => ('~run' in shape ? shape : record(shape)) as AsSchema<T>;

const endpoint =
  <K extends Endpoint['kind']>(kind: K) =>
  <I extends Shape, O extends Shape | Schema, const F extends Flags>(
    summary: string,
    input: I,
    output: O,
    flags?: F,
  ) => ({
    kind,
    summary,
    input: record(input),
    output: asSchema(output),
    ...((flags ?? {}) as F),
  });

/** An endpoint that only reads: its replies may be cached, and it may be repeated at will. */
export const read = endpoint('read');
/** An endpoint that changes something: sent once, never cached. */
export const write = endpoint('write');

export type InputOf<E extends Endpoint> = Infer<E['input']>;
export type OutputOf<E extends Endpoint> = Infer<E['output']>;

/** Declares endpoints that only an operator with this feature has. */
export const ofFeature = <const F extends Feature, T extends Record<string, Endpoint>>(feature: F, endpoints: T) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, each]) => [name, { ...each, feature }])) as {
    [N in keyof T]: T[N] & { feature: F };
  };
