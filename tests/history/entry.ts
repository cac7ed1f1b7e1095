import type { HoldingName } from '#contract/stores.ts';
import type { Copy } from '#sandbox/qa/history.ts';

/** One copy of a request as the operator received it, and its answer. */
export interface ServerEntry extends Copy {
  /** Send time and device, where known: on a slow network the request arrives much later. */
  sentAt?: number;
  device?: string;
}

/**
 * What a proxy recorded of one request. Times in epoch milliseconds; `requestId` is empty where the call has none,
 * `device` where it is unknown.
 */
export interface WireEntry {
  at: number;
  call: string;
  requestId: string;
  device: string;
  /** A digest of the request's token; empty for none. */
  session: string;
  /** The outcome: answered completely, or cut before or after it reached the operator. */
  fate: 'answered' | 'cut';
  /** Whether the proxy duplicated it. */
  doubled?: true;
}

/** Where and when an entry was recorded: a device is a browser profile, a tab is a document with all its workers. */
interface Seen {
  at: number;
  device: string;
  tab: string;
}

/** The outcome of an act as shown to the player. */
export type Outcome = 'confirmed' | 'rejected' | 'uncertain';

/** Player actions and shown states, one per entry. */
export type ClientEntry = Seen &
  (
    | { kind: 'opened'; url: string; build: string }
    | { kind: 'closed' }
    /** A reload initiated by the app: for an update, or for code that is no longer served. */
    | { kind: 'reload'; build: string; onLine: boolean; installed: boolean }
    /** A page calls a worker action (`of`: the API call of `replies.read`); the answer's `failure` is '' on success. */
    | { kind: 'asked'; ask: string; action: string; of?: string }
    | { kind: 'settled'; ask: string; failure: string }
    /** A player starts a money act; `act` is a unique id, repeated in its end. */
    | { kind: 'began'; act: string; call: string }
    | { kind: 'ended'; act: string; call: string; requestId: string; outcome: Outcome }
    /** The shown state of an act; `gone` when it is no longer shown. */
    | { kind: 'act'; call: string; requestId: string; state: 'sending' | 'uncertain' | 'gone' }
    /** A request that a document or its worker made: one entry, however many copies the browser sends of it. */
    | { kind: 'posted'; call: string; requestId: string }
    /** An event that the app guarantees to deliver, numbered from 1 per worker. */
    | { kind: 'event'; eventId: string; sessionId: string; seq: number }
    | { kind: 'session'; userId: number; epoch: string; ended: string | null }
    | { kind: 'balance'; userId: number; coin: number }
    /** The amount shown of points, diamonds or lottery tickets. */
    | { kind: 'held'; userId: number; name: HoldingName; amount: number }
    /** An answer that a page holds while this player is logged in: its balance, stated owner, or order numbers. */
    | { kind: 'answer'; userId: number; coin?: number; owner?: number; orders?: readonly string[] }
    | { kind: 'lead'; on: boolean }
    | { kind: 'died' }
    | { kind: 'revived' }
    /** Sizes, by name, of collections that must stay bounded. */
    | { kind: 'size'; sizes: Record<string, number> }
    | { kind: 'fault'; text: string }
  );

export type ClientKind = ClientEntry['kind'];
export type Of<K extends ClientKind> = Extract<ClientEntry, { kind: K }>;

/** The complete record of a run. */
export interface History {
  server: readonly ServerEntry[];
  client: readonly ClientEntry[];
  /** The proxy's record; empty without a proxy. */
  wire: readonly WireEntry[];
  /** The end of the run, epoch milliseconds: all queues were empty and all tabs online. */
  end: number;
  /** Tolerated delay of the machine, milliseconds; 0 in simulated time. */
  slack: number;
}

/** The entries of one kind, in order. */
export const only = <K extends ClientKind>(client: readonly ClientEntry[], kind: K) =>
  client.filter((entry): entry is Of<K> => entry.kind === kind);

/** Groups items by a key, in order. */
export function byName<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(nameOf(thing));
    if (group) group.push(thing);
    else groups.set(nameOf(thing), [thing]);
  }
  return groups;
}
