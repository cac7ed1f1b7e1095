import { record, type Infer, type Schema, type Shape } from './schema.ts';

export interface Flags {
  /** May be called signed out; a 401 on it does not end the session. */
  public?: true;
  /** A failure is nobody's business: no dialog. */
  quiet?: true;
  /** An answer younger than this many milliseconds is not asked for again. */
  fresh?: number;
  /** The reads that this write makes stale. */
  spoils?: readonly string[];
  /** Moves value: carries a `requestId`, keeps an intent, is never repeated by the app. An unknown outcome blocks the next one of its kind. */
  money?: true;
  /** Carries a `requestId` for the operator to de-duplicate by, and never blocks. */
  identified?: true;
  /** Carries a picture: has twice the time of any other call. */
  picture?: true;
  /** Which envelope the operator sends, `{ code, data }` instead of `{ errcode, ...fields }`; the client takes both. */
  wrapped?: true;
  /** Where its answers may be kept. An answer got with a token is kept per user at most. */
  kept?: 'public' | 'user' | 'memory';
  /** Not among the calls of the spec (payloads K). */
  extension?: true;
}

export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> extends Flags {
  kind: 'read' | 'write';
  /** Said by the published contract. */
  summary: string;
  input: In;
  output: Out;
}

type Whole<T extends Shape | Schema> = T extends Schema ? T : T extends Shape ? ReturnType<typeof record<T>> : never;

const whole = <T extends Shape | Schema>(given: T) => ('~run' in given ? given : record(given)) as Whole<T>;

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
    output: whole(output),
    ...((flags ?? {}) as F),
  });

/** A call that only asks: its answers may be kept, and it may be asked again at will. */
export const read = endpoint('read');
/** A call that changes something: sent once, never kept. */
export const write = endpoint('write');

export type InputOf<E extends Endpoint> = Infer<E['input']>;
export type OutputOf<E extends Endpoint> = Infer<E['output']>;
