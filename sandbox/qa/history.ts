/** An event in a batch, by its id and its place in what one worker wrote down. */
export interface ReceivedEvent {
  eventId: string;
  sessionId: string;
  seq: number;
}

/** One copy of an API request as it came in, and what was answered; never its password, code or token. Times in epoch milliseconds. */
export interface Copy {
  time: number;
  call: string;
  requestId: string;
  userId: number;
  /** A digest of the token it carried, and of the one its answer brought; empty for none. */
  session: string;
  gave: string;
  /** Both are 0 until it is answered, and so is `answeredAt`. */
  status: number;
  code: number;
  answeredAt: number;
  /** The balance that the answer told of, hundredths. */
  coin: number | null;
  /** Whether this copy did what its `requestId` stands for; no other copy of it may. */
  effect: boolean;
  events: ReceivedEvent[];
}

/** So many of the last copies are remembered. */
const remembered = 50_000;

const received: Omit<Copy, 'time' | 'call' | 'events'> = {
  requestId: '',
  userId: 0,
  session: '',
  gave: '',
  status: 0,
  code: 0,
  answeredAt: 0,
  coin: null,
  effect: false,
};

/** Remembers every copy of every API request, so that tests can count what really came. */
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
