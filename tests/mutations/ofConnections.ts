import type { Mutation } from './mutation.ts';

const draws = { test: 'sandbox/operator/lottery/atOnce.test.ts' };

/** Mutations of what bounds how long the operator's work takes its connections, each planted alone. */
export const ofConnections: readonly Mutation[] = [
  {
    name: 'the draw of a large lottery round is cancelled each time',
    changes: [{ file: 'sandbox/operator/lottery/rounds.ts', from: `  await liftTimeLimit(trx);\n`, to: '' }],
    found: draws,
  },
];
