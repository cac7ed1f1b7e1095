import type { Browser, CDPSession, Page } from 'playwright/test';

/** What a device's app holds at a moment: heaps in bytes, the rest in pieces. */
export interface Held {
  page: number;
  worker: number;
  serviceWorker: number;
  nodes: number;
  listeners: number;
  /** Broadcast channels and database connections of all three, and locks held or waited for. */
  channels: number;
  connections: number;
  locks: number;
}

/** What one script environment holds. */
type Holding = Pick<Held, 'channels' | 'connections'> & { heap: number };

/** Sends a DevTools command to one script environment. */
type Send = <T>(method: string, params?: object) => Promise<T>;

interface Relayed {
  sessionId: string;
  message: string;
}

/** Commands to a target that is attached to through another's session. */
function relay(session: CDPSession, sessionId: string): Send {
  let last = 0;
  return <T>(method: string, params = {}) =>
    new Promise<T>((done, failed) => {
      const id = ++last;
      const hear = ({ sessionId: from, message }: Relayed) => {
        const answer = JSON.parse(message) as { id?: number; result: T; error?: { message: string } };
        if (from !== sessionId || answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', hear);
        if (answer.error) failed(new Error(`${method}: ${answer.error.message}`));
        else done(answer.result);
      };
      session.on('Target.receivedMessageFromTarget', hear);
      const message = JSON.stringify({ id, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(failed);
    });
}

const direct =
  (session: CDPSession): Send =>
  async <T>(method: string, params = {}) => {
    const result: unknown = await session.send(method as 'Runtime.evaluate', params as { expression: string });
    return result as T;
  };

/** How many objects of a class an environment keeps, after a garbage collection. */
async function countOf(send: Send, name: string) {
  const group = { objectGroup: 'held' };
  const prototype = await send<{ result: { objectId: string } }>('Runtime.evaluate', {
    expression: `${name}.prototype`,
    ...group,
  });
  const { objects } = await send<{ objects: { objectId: string } }>('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId,
    ...group,
  });
  const { result } = await send<{ result: { value: number } }>('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await send('Runtime.releaseObjectGroup', group);
  return result.value;
}

async function holdingOf(send: Send): Promise<Holding> {
  const channels = await countOf(send, 'BroadcastChannel');
  const connections = await countOf(send, 'IDBDatabase');
  await send('HeapProfiler.collectGarbage');
  const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
  return { channels, connections, heap: usedSize };
}

/** What a page's dedicated workers hold. */
async function workersOf(session: CDPSession): Promise<Holding[]> {
  const attached: string[] = [];
  const note = ({ sessionId }: { sessionId: string }) => void attached.push(sessionId);
  session.on('Target.attachedToTarget', note);
  const attach = { waitForDebuggerOnStart: false, flatten: false };
  await session.send('Target.setAutoAttach', { autoAttach: true, ...attach });
  const held = await Promise.all(attached.map((id) => holdingOf(relay(session, id))));
  await session.send('Target.setAutoAttach', { autoAttach: false, ...attach });
  session.off('Target.attachedToTarget', note);
  return held;
}

/** What the service workers hold that run now. */
async function serviceWorkersOf(browser: Browser): Promise<Holding[]> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const held = targetInfos
    .filter(({ type }) => type === 'service_worker')
    .map(async ({ targetId }) => {
      const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
      return holdingOf(relay(session, sessionId));
    });
  try {
    return await Promise.all(held);
  } finally {
    await session.detach();
  }
}

const sum = (held: readonly Holding[], what: keyof Holding) => held.reduce((total, each) => total + each[what], 0);

/** Measures what a page, its worker and the service worker hold, after a garbage collection; Chromium only. */
export async function measureHeld(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  const workers = await workersOf(session);
  const its = await holdingOf(direct(session));
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const serviceWorkers = await serviceWorkersOf(page.context().browser()!);
  const all = [its, ...workers, ...serviceWorkers];
  const locks = await page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length;
  });
  return {
    page: its.heap,
    worker: sum(workers, 'heap'),
    serviceWorker: sum(serviceWorkers, 'heap'),
    nodes,
    listeners,
    channels: sum(all, 'channels'),
    connections: sum(all, 'connections'),
    locks,
  };
}
