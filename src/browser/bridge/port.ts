import { fieldsOf, read } from './answers.ts';
import type { Given, Method, Native } from './calls.ts';

/** The contract version that this app speaks (`docs/wrapper.md`). */
const bridgeVersion = 1;

/** The object that `addWebMessageListener` puts on the page. */
export interface Port {
  postMessage(message: string): void;
  addEventListener(name: 'message', hear: (event: { data: unknown }) => void): void;
}

/** The timeouts of an answer, milliseconds: the wrapper's own, at the start, and when a player chooses. */
export const deadlines = { own: 3_000, start: 10_000, player: 300_000 };

/** The longest message that is read, in characters: a picture in base64 and its envelope. */
const longestMessage = 16_100_000;

const waits: Partial<Record<Method, keyof typeof deadlines>> = {
  getInfo: 'start',
  share: 'player',
  pickImage: 'player',
};

/** Whether an object is a port by the contract. */
export const isPort = (bridge: unknown): bridge is Port =>
  typeof bridge === 'object' && bridge !== null && typeof (bridge as Partial<Port>).postMessage === 'function';

/**
 * Greets a wrapper; undefined if it doesn't introduce itself. `onBack` is called for its Back key, and returns
 * whether the app has handled it (O-41). Only messages shaped by the contract are believed (G9).
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

/** The fields of a message; empty if it is none. */
function messageIn(data: unknown) {
  if (typeof data !== 'string' || data.length > longestMessage) return {};
  try {
    return fieldsOf(JSON.parse(data));
  } catch {
    return {};
  }
}
