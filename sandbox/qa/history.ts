import type { HoldingName } from '#contract/stores.ts';

/** An event in a batch, by its id and its sequence number within one worker. */
export interface ReceivedEvent {
  eventId: string;
  sessionId: string;
  seq: number;
}

/** One copy of an API request and its answer; never its password, code or token. Times in epoch milliseconds. */
export interface Copy {
  time: number;
  call: string;
  /** The id of the request itself (header `x-request-id`); empty for beacons. */
  callId: string;
  /** The trace that it belongs to (header `traceparent`), one for all copies of an act; empty for beacons. */
  traceId: string;
  /** The id of the act, which all its copies carry. */
  requestId: string;
  userId: number;
  /** A digest of the request's token, and of the one issued by its answer; empty for none. */
  session: string;
  gave: string;
  /** `status` and `code` are 0 until it is answered, and so is `answeredAt`. */
  status: number;
  code: number;
  answeredAt: number;
  /** The balance in the answer, hundredths. */
  coin: number | null;
  /** The points, diamonds and lottery tickets in the answer. */
  held: Readonly<Partial<Record<HoldingName, number>>>;
  /** Whether this copy took effect for its `requestId`; at most one copy may. */
  effect: boolean;
  events: ReceivedEvent[];
}

const holdingNames: readonly HoldingName[] = ['points', 'diamond', 'lottery'];

/** The points, diamonds and lottery tickets in an answer. */
export const heldOf = (response: object): Copy['held'] => {
  const amounts = response as Partial<Record<HoldingName, unknown>>;
  return Object.fromEntries(
    holdingNames.filter((name) => typeof amounts[name] === 'number').map((name) => [name, amounts[name]]),
  );
};

/** How many of the latest copies are kept, and how many bytes. */
const mostKept = { copies: 50_000, bytes: 64_000_000 };

/** The approximate bytes of a copy and of an event, besides their texts; and of a character of these. */
const weight = { copy: 500, event: 150, character: 2 };

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** The approximate size of a copy, bytes. */
function weightOf({ call, callId, traceId, requestId, session, gave, events }: Copy): number {
  const texts = lengthOf([call, callId, traceId, requestId, session, gave]);
  const ids = events.reduce((sum, { eventId, sessionId }) => sum + lengthOf([eventId, sessionId]), 0);
  return weight.copy + weight.event * events.length + weight.character * (texts + ids);
}

const received: Omit<Copy, 'time' | 'call' | 'events'> = {
  callId: '',
  traceId: '',
  requestId: '',
  userId: 0,
  session: '',
  gave: '',
  status: 0,
  code: 0,
  answeredAt: 0,
  coin: null,
  held: {},
  effect: false,
};

/**
 * Records every copy of every API request, so that tests can count them. `add` records an arrival, and `note` later
 * details; the older half is dropped beyond the maximum.
 */
export function createHistory(most = mostKept) {
  let list: Copy[] = [];
  let bytes = 0;

  function forget() {
    while (list.length > most.copies || (bytes > most.bytes && list.length > 1)) {
      list = list.slice(Math.ceil(list.length / 2));
      bytes = list.reduce((sum, copy) => sum + weightOf(copy), 0);
    }
  }

  return {
    add({ time, call }: Pick<Copy, 'time' | 'call'>): Copy {
      const copy: Copy = { time, call, ...received, events: [] };
      list.push(copy);
      bytes += weightOf(copy);
      forget();
      return copy;
    },
    note(copy: Copy, facts: Partial<Copy>): void {
      const before = weightOf(copy);
      Object.assign(copy, facts);
      bytes += weightOf(copy) - before;
      forget();
    },
    all: (): readonly Copy[] => list,
    clear: () => {
      list = [];
      bytes = 0;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
