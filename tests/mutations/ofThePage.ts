import type { Mutation } from './mutation.ts';

/** Mutations of the page, each planted alone. */
export const ofThePage: Mutation[] = [
  {
    name: 'the lock of the lead is the worker’s',
    changes: [
      {
        file: 'src/data/leadership.ts',
        from: `withLock('lead', steal ? { steal } : { signal: waiting.signal }, held)`,
        to: `held()`,
      },
      {
        file: 'worker/app.ts',
        from: `lead: leaderTasks.lead,`,
        to: `lead: (on: boolean) => on && void navigator.locks.request('lead', () => new Promise(() => leaderTasks.lead(true))),`,
      },
    ],
    found: { promise: 'I11', on: { file: 'e2e/data/tabs.spec', title: 'O-15: of two tabs' } },
  },
  {
    name: 'a browser without locks has no leader',
    changes: [
      { file: 'src/data/leadership.ts', from: `if (lockless) reportLeading(true);`, to: `if (lockless) return;` },
    ],
    found: { test: 'src/data/leadership.test.ts' },
  },
  {
    name: 'a page put aside keeps the lead',
    changes: [{ file: 'src/data/leadership.ts', from: `  addEventListener('pagehide', letGo);\n`, to: '' }],
    found: { test: 'src/data/leadership.test.ts' },
  },
  {
    name: 'a build is let in again and again',
    changes: [
      {
        file: 'src/shell/updates/serviceWorker.ts',
        from: `isCutOff() || !isFirstTime()) return`,
        to: `isCutOff()) return`,
      },
    ],
    found: { test: 'src/shell/updates/serviceWorker.test.ts' },
  },
  {
    name: 'a first claim loads the page anew',
    changes: [
      {
        file: 'src/shell/updates/serviceWorker.ts',
        from: `else keepLoaded(container.controller);`,
        to: `else location.reload();`,
      },
    ],
    found: { promise: 'I8', on: { file: 'e2e/start/offline.spec', title: 'E1: who goes on' } },
  },
  {
    name: 'a beacon that was taken in counts as an acknowledgement',
    changes: [
      {
        file: 'src/data/eventTail.ts',
        from: `    if (isTaken) beaconed.push(...batch.map(({ eventId }) => eventId));`,
        to: `    if (isTaken) stores.events.tail = [];`,
      },
    ],
    found: { promise: 'I4', on: { file: 'e2e/data/databases.spec', title: 'D12' } },
  },
  {
    name: 'an update does not wait for money on its way',
    changes: [{ file: 'src/browser/locks.ts', from: `lock && !isLate`, to: `!isLate` }],
    found: { test: 'src/shell/updates/serviceWorker.test.ts' },
  },
  {
    name: 'what is sent at a tap keeps no update out',
    changes: [
      { file: 'src/nav/useAction.ts', from: `await whileBusy(() => work(...args))`, to: `await work(...args)` },
    ],
    found: { test: 'src/nav/useAction.test.tsx' },
  },
  {
    name: 'a worker that dies again and again is put back at once',
    changes: [{ file: 'src/data/supervision.ts', from: `restarts.backOff * Math.max(0, recent - 1)`, to: `0` }],
    found: { test: 'src/data/worker.test.ts' },
  },
];
