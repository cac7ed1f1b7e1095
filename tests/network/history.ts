import { apiBase, eventsOf, textOr } from '#sandbox/operator/http/request.ts';
import { hashToken } from '#sandbox/operator/identity/tokens.ts';
import type { WireEntry } from '../history/entry.ts';

/** One copy of a request as recorded by the proxy. Times in epoch milliseconds. */
export interface WireCopy extends WireEntry {
  /** The copy's number, from 1, among those of one call and `requestId`. */
  copy: number;
  method: string;
  path: string;
  eventIds: string[];
  /** Whether it was forwarded to the operator. */
  reached: boolean;
  /** The status of the answer; 0 until then. */
  status: number;
}

/** A request before any fault is applied. */
export interface Asked {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The call's name; empty for any other request. */
  call: string;
  raw: Buffer;
  /** The JSON body; empty for any other body. */
  body: Record<string, unknown>;
}

/** Characters of a token's hash that identify it in a run, as in the operator's own history. */
const digestLength = 12;

/** The call's name in a URL; empty for any other address. */
export const callOf = ({ pathname }: URL) => (pathname.startsWith(apiBase) ? pathname.slice(apiBase.length) : '');

/** Parses a JSON body; empty for any other. */
export function jsonOf(raw: Buffer): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(raw.toString());
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

/** Records every copy of every request of a device, pages and files included. */
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
