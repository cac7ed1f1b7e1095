import type { Call } from './client.ts';
import type { Name } from './contract/endpoints.ts';
import { Failure, type FailureKind } from './contract/failure.ts';
import type { World } from './world.ts';

/** How many calls are remembered. */
const most = 20;

/** A call as support hears of it: what was asked, never with what. `code` is 0 for a good answer, the operator's, or what went wrong. */
export interface CallNote {
  call: Name;
  code: number | FailureKind;
  /** How long the answer took, and when it came (epoch milliseconds). */
  ms: number;
  at: number;
}

/** Notes how each call ends, and passes it on as it is; `last` has the newest first (players B19). */
export function noteCalls(call: Call, world: Pick<World, 'now'>) {
  const notes: CallNote[] = [];
  const noted: Call = async (name, ...rest) => {
    const begun = world.now();
    const note = (code: CallNote['code']) => {
      const at = world.now();
      notes.unshift({ call: name, code, ms: at - begun, at });
      notes.length = Math.min(notes.length, most);
    };
    try {
      const output = await call(name, ...rest);
      note(0);
      return output;
    } catch (error) {
      note(error instanceof Failure ? error.code || error.kind : 'garbled');
      throw error;
    }
  };
  return { call: noted, last: () => notes };
}
