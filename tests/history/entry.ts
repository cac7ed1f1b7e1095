import type { Copy } from '#sandbox/qa/history.ts';

/** One copy of a request as the operator received it, and what it answered. */
export interface ServerEntry extends Copy {
  /** When it was sent and by which device, where that is known: on a slow network it comes in much later. */
  sentAt?: number;
  device?: string;
}

/**
 * What happened to one request on its way, as the network in between saw it. Times in epoch milliseconds;
 * `requestId` is empty where the call carries none, `device` where the network can't tell.
 */
export interface WireEntry {
  at: number;
  call: string;
  requestId: string;
  device: string;
  /** A digest of the token it carried; empty for none. */
  session: string;
  /** What became of it: answered whole, or cut before or after it had reached the operator. */
  fate: 'answered' | 'cut';
  /** Whether the network made copies of it by itself. */
  doubled?: true;
}

/** Where and when something was seen: a device is one profile of one browser, a tab is one document with all its workers. */
interface Seen {
  at: number;
  device: string;
  tab: string;
}

/** How an act ended, as it was told to the player. */
export type Outcome = 'confirmed' | 'rejected' | 'uncertain';

/** What a player did and what the app showed, one thing an entry. */
export type ClientEntry = Seen &
  (
    | { kind: 'opened'; url: string; build: string }
    | { kind: 'closed' }
    /** The app itself loads a page of its own anew: an update, or the code of a page that is gone. */
    | { kind: 'reload'; build: string; onLine: boolean; installed: boolean }
    /** A page asks its worker for an action, to `replies.read` by the call that it is `of`, and hears how it went; `failure` is empty for a good end. */
    | { kind: 'asked'; ask: string; action: string; of?: string }
    | { kind: 'settled'; ask: string; failure: string }
    /** The player acts on something of value; `act` is unique, and the same in how it ended. */
    | { kind: 'began'; act: string; call: string }
    | { kind: 'ended'; act: string; call: string; requestId: string; outcome: Outcome }
    /** What a page shows of an act; `gone` is an act no longer shown. */
    | { kind: 'act'; call: string; requestId: string; state: 'sending' | 'uncertain' | 'gone' }
    /** An event that is safe by the app's word: it numbers those of one worker from 1. */
    | { kind: 'event'; eventId: string; sessionId: string; seq: number }
    | { kind: 'session'; userId: number; epoch: string; ended: string | null }
    | { kind: 'balance'; userId: number; coin: number }
    /** The balance in the operator's last answer of it, which a page has beside the one that it shows. */
    | { kind: 'answer'; userId: number; coin: number }
    | { kind: 'lead'; on: boolean }
    | { kind: 'died' }
    | { kind: 'revived' }
    /** How much there is of what may not grow without end, by name. */
    | { kind: 'size'; sizes: Record<string, number> }
    | { kind: 'fault'; text: string }
  );

export type ClientKind = ClientEntry['kind'];
export type Of<K extends ClientKind> = Extract<ClientEntry, { kind: K }>;

/** Everything that is known of a run. */
export interface History {
  server: readonly ServerEntry[];
  client: readonly ClientEntry[];
  /** What the network in between saw; empty where there is none but the browser's own. */
  wire: readonly WireEntry[];
  /** When the run ended, epoch milliseconds: every queue was empty and every tab was online. */
  end: number;
  /** How slow the machine itself may be, milliseconds; 0 where time is simulated. */
  slack: number;
}

/** The entries of one kind, in their order. */
export const only = <K extends ClientKind>(client: readonly ClientEntry[], kind: K) =>
  client.filter((entry): entry is Of<K> => entry.kind === kind);

/** Things by a name they have in common, in their order. */
export function byName<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(nameOf(thing));
    if (group) group.push(thing);
    else groups.set(nameOf(thing), [thing]);
  }
  return groups;
}
