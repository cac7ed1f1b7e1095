import type { Mutation } from './mutation.ts';

/** Mutations of the page, each planted alone. */
export const ofThePage: Mutation[] = [
  {
    name: 'an update does not wait for a money act in flight',
    changes: [{ file: 'src/browser/locks.ts', from: `lock && !isLate`, to: `!isLate` }],
    found: { test: 'src/shell/updates/serviceWorker.test.ts' },
  },
  {
    name: 'a request sent at a tap does not delay an update',
    changes: [
      { file: 'src/nav/useAction.ts', from: `await whileBusy(() => work(...args))`, to: `await work(...args)` },
    ],
    found: { test: 'src/nav/useAction.test.tsx' },
  },
];
