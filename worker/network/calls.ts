import type { Call } from './client.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure, type FailureKind } from '#contract/failure.ts';
import type { World } from '../world.ts';

/** How many calls are remembered. */
const most = 20;

/** A call as support hears of it: what was asked, never with what. `code` is 0 for a good answer, the operator's, or what went wrong. */
export interface CallNote {
  call: Name;
  code: number | FailureKind;
  /** What went wrong, if there is more to say: of an HTTP error method, URL, status and status text (checklist X-06). */
  text?: string;
  /** How long the answer took, and when it came (epoch milliseconds). */
  ms: number;
  at: number;
}

/** What a failure says beside its kind. */
const textOf = ({ message, kind }: Failure) => (message.startsWith(kind) ? '' : message);

/** Notes how each call ends, and passes it on as it is; `last` has the newest first (players B19). `warn` hears what went wrong. */
export function noteCalls(call: Call, world: Pick<World, 'now'>, warn: (text: string) => void) {
  const notes: CallNote[] = [];
  const noted: Call = async (name, ...rest) => {
    const begun = world.now();
    const note = (code: CallNote['code'], text = '') => {
      const at = world.now();
      notes.unshift({ call: name, code, ...(text && { text }), ms: at - begun, at });
      notes.length = Math.min(notes.length, most);
      if (text) warn(`${name} ${text}`);
    };
    try {
      const output = await call(name, ...rest);
      note(0);
      return output;
    } catch (error) {
      if (error instanceof Failure) note(error.code || error.kind, textOf(error));
      else note('garbled');
      throw error;
    }
  };
  return { call: noted, last: () => notes };
}
