import type { Mutation } from './mutation.ts';

const listen = 'sandbox/http/listen.ts';
const found = { test: 'sandbox/http/listen.test.ts' };

/** Mutations of what bounds what a client’s connection holds, each planted alone. */
export const ofListening: readonly Mutation[] = [
  {
    name: 'an answer that nobody takes is held for ever',
    changes: [{ file: listen, from: `      socket.setTimeout(stop);\n`, to: '' }],
    found,
  },
  {
    name: 'an answer that waits behind another is held for ever once its client is gone',
    changes: [{ file: listen, from: `if (outgoing.socket)`, to: `if (outgoing)` }],
    found,
  },
  {
    name: 'any number of requests wait on a connection',
    changes: [{ file: listen, from: `count >= mostWaiting`, to: `count >= Infinity` }],
    found,
  },
  {
    name: 'requests count as waiting once they have been answered',
    changes: [{ file: listen, from: `waiting.get(socket)! - 1`, to: `waiting.get(socket)!` }],
    found,
  },
];
