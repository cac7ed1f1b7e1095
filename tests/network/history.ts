import { apiBase, eventsOf, textOr } from '#sandbox/operator/http/request.ts';
import { hashToken } from '#sandbox/operator/identity/tokens.ts';
import type { WireEntry } from '../history/entry.ts';

/** One copy of a request as the network in between saw it. Times in epoch milliseconds. */
export interface WireCopy extends WireEntry {
  /** Which copy it is: from 1 on, among those of one call with one `requestId`. */
  copy: number;
  method: string;
  path: string;
  eventIds: string[];
  /** Whether it was handed on to the operator. */
  reached: boolean;
  /** What was answered; 0 until it is. */
  status: number;
}

/** A request before anything has become of it. */
export interface Asked {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The call's name; empty for what is no call. */
  call: string;
  raw: Buffer;
  /** What the body says in JSON; empty when it says nothing of the kind. */
  body: Record<string, unknown>;
}

/** So many characters of a token's hash tell it from the others of a run, as in the operator's own history. */
const digestLength = 12;

/** The name of the call that an address stands for; empty for any other address. */
export const callOf = ({ pathname }: URL) => (pathname.startsWith(apiBase) ? pathname.slice(apiBase.length) : '');

/** A body in JSON; empty for any other. */
export function jsonOf(raw: Buffer): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(raw.toString());
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

/** Remembers every copy of every request that a device sent, pages and files included. */
export function createWireHistory(device = '') {
  const copies: WireCopy[] = [];
  return {
    all: (): readonly WireCopy[] => copies,
    add({ url, method, headers, call, body }: Asked): WireCopy {
      const requestId = textOr(body['requestId']);
      const token = textOr(headers['authorization']);
      const name = call || url.pathname;
      const copy: WireCopy = {
        at: Date.now(),
        call: name,
        requestId,
        device,
        session: token && hashToken(token).slice(0, digestLength),
        fate: 'cut',
        copy: copies.filter((each) => each.call === name && each.requestId === requestId).length + 1,
        method,
        path: url.pathname + url.search,
        eventIds: eventsOf(body).map(({ eventId }) => eventId),
        reached: false,
        status: 0,
      };
      copies.push(copy);
      return copy;
    },
  };
}
