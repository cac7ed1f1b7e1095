import type { ClientEntry, History, ServerEntry, WireEntry } from './entry.ts';

/** An entry as samples write it: omitted fields are irrelevant. */
export type Entry =
  | Partial<ServerEntry & { on: 'server' }>
  | (Partial<WireEntry> & { on: 'wire' })
  | (Record<string, unknown> & { kind: ClientEntry['kind'] });

const copy: ServerEntry = {
  time: 0,
  call: '',
  callId: '',
  traceId: '',
  requestId: '',
  userId: 7,
  session: 'T1',
  gave: '',
  status: 200,
  code: 0,
  answeredAt: 1,
  coin: null,
  held: {},
  effect: false,
  events: [],
};

/** Time between two entries without times of their own, milliseconds. */
const moment = 10;

/** A history of these entries, each a moment after the previous one unless it has a time; it ends ten minutes later. */
export function history(entries: readonly Entry[]): History {
  const made = { server: [] as ServerEntry[], client: [] as ClientEntry[], wire: [] as WireEntry[] };
  let now = 10_000;
  for (const entry of entries) {
    const { at, time } = entry as { at?: number; time?: number };
    now = at ?? time ?? now + moment;
    if ('kind' in entry) made.client.push({ device: 'phone', tab: 'p1.1', at: now, ...entry } as ClientEntry);
    else if (entry.on === 'wire')
      made.wire.push({ call: '', requestId: '', device: '', session: '', fate: 'answered', at: now, ...entry });
    else made.server.push({ ...copy, time: now, answeredAt: now + 1, ...(entry as Partial<ServerEntry>) });
  }
  return { ...made, end: now + 600_000, slack: 0 };
}
