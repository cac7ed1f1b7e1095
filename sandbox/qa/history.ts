/** An event in a batch, by its id and its place in what one worker wrote down. */
export interface ReceivedEvent {
  eventId: string;
  sessionId: string;
  seq: number;
}

/** One copy of an API request as it came in; never its password, code or token. `status` and `code` are 0 until it is answered. */
export interface Copy {
  time: number;
  call: string;
  requestId: string;
  userId: number;
  status: number;
  code: number;
  events: ReceivedEvent[];
}

/** So many of the last copies are remembered. */
const remembered = 50_000;

/** Remembers every copy of every API request, so that tests can count what really came. */
export function createHistory() {
  let list: Copy[] = [];
  return {
    add({ time, call }: Pick<Copy, 'time' | 'call'>): Copy {
      const copy: Copy = { time, call, requestId: '', userId: 0, status: 0, code: 0, events: [] };
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
