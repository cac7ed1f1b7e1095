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
  /** The id of the act, which all copies of it carry. */
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
  /** What the answer tells of points, diamonds and lottery tickets. */
  held: Readonly<Partial<Record<HoldingName, number>>>;
  /** Whether this copy took effect for its `requestId`; at most one copy may. */
  effect: boolean;
  events: ReceivedEvent[];
}

const holdingNames: readonly HoldingName[] = ['points', 'diamond', 'lottery'];

/** What an answer tells of points, diamonds and lottery tickets. */
export const heldOf = (said: object): Copy['held'] => {
  const told = said as Partial<Record<HoldingName, unknown>>;
  return Object.fromEntries(
    holdingNames.filter((name) => typeof told[name] === 'number').map((name) => [name, told[name]]),
  );
};

/** How many of the latest copies are kept. */
const remembered = 50_000;

const received: Omit<Copy, 'time' | 'call' | 'events'> = {
  callId: '',
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

/** Records every copy of every API request, so that tests can count what was received. */
export function createHistory() {
  let list: Copy[] = [];
  return {
    add({ time, call }: Pick<Copy, 'time' | 'call'>): Copy {
      const copy: Copy = { time, call, ...received, events: [] };
      if (list.length >= remembered) list = list.slice(remembered / 2);
      list.push(copy);
      return copy;
    },
    all: (): readonly Copy[] => list,
    clear: () => {
      list = [];
    },
  };
}

export type History = ReturnType<typeof createHistory>;
