import { fieldsOf, read } from './answers.ts';
import type { Given, Method, Native } from './calls.ts';

/** The version of the contract that this app speaks (`docs/wrapper.md`). */
const bridgeVersion = 1;

/** The object that `addWebMessageListener` puts on the page. */
export interface Port {
  postMessage(message: string): void;
  addEventListener(name: 'message', hear: (event: { data: unknown }) => void): void;
}

/** How long an answer is waited for, milliseconds: of the wrapper alone, at the start, and of a player who chooses. */
export const deadlines = { own: 3_000, start: 10_000, player: 300_000 };

/** The greatest message that is read, in characters: a picture in base64 and what is around it. */
const longestMessage = 16_100_000;

const waits: Partial<Record<Method, keyof typeof deadlines>> = {
  getInfo: 'start',
  share: 'player',
  pickImage: 'player',
};

/** Whether something can be spoken with as the contract has it. */
export const isPort = (bridge: unknown): bridge is Port =>
  typeof bridge === 'object' && bridge !== null && typeof (bridge as Partial<Port>).postMessage === 'function';

/**
 * Greets a wrapper; undefined if it doesn't introduce itself. `onBack` is asked at its back key, and returns whether the
 * app has dealt with it (O-41). A wrapper is believed nothing that isn't shaped as the contract has it (G9).
 */
export async function openBridge(port: Port, onBack: () => boolean): Promise<Native | undefined> {
  const waiting = new Map<unknown, (answer?: unknown) => void>();
  let lastId = 0;

  /** Sends a message; false if the port refuses it. */
  function post(message: object): boolean {
    try {
      port.postMessage(JSON.stringify({ bridge: bridgeVersion, ...message }));
      return true;
    } catch {
      return false;
    }
  }

  function send(method: Method, args: object): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const end = (answer?: unknown) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(end, deadlines[waits[method] ?? 'own']);
      waiting.set(id, end);
      if (!post({ id, method, args })) end();
    });
  }

  function hear({ data }: { data: unknown }) {
    const { id, event, result, error } = messageIn(data);
    if (event === undefined) waiting.get(id)?.(error === undefined ? result : undefined);
    else if (event === 'back' && (typeof id === 'number' || typeof id === 'string')) post({ id, handled: onBack() });
  }

  try {
    port.addEventListener('message', hear);
  } catch {
    return undefined;
  }
  const info = read.getInfo(await send('getInfo', {}));
  if (!info) return undefined;
  const can = (method: Method) => info.methods.has(method);
  return {
    info,
    can,
    ask: async <M extends Method>(method: M, given: Given[M]) =>
      can(method) ? read[method](await send(method, given)) : undefined,
  };
}

/** The fields of a message; none for what is no message. */
function messageIn(data: unknown) {
  if (typeof data !== 'string' || data.length > longestMessage) return {};
  try {
    return fieldsOf(JSON.parse(data));
  } catch {
    return {};
  }
}
