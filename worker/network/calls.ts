import type { Call, IdentifiedCall } from './client.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure, type FailureKind } from '#contract/failure.ts';
import type { World } from '../world.ts';

/** The length of a call id, the last characters of a UUID. */
const idLength = 12;

/** How many calls are kept. */
const maxNotes = 20;

/**
 * The outcome of a call for support, without its input. `code` is 0 for success, the operator's code, or the kind of
 * failure.
 */
export interface CallNote {
  call: Name;
  /** The id in the operator's logs (header `x-request-id`). */
  id: string;
  code: number | FailureKind;
  /** More about the failure: for an HTTP error its method, URL, status and status text (checklist X-06). */
  text?: string;
  /** The duration of the call, and the time of its answer (epoch milliseconds). */
  ms: number;
  at: number;
}

/** The message of a failure, if it has more than its kind. */
const textOf = ({ message, kind }: Failure) => (message.startsWith(kind) ? '' : message);

/**
 * Wraps `call` to give each call an id, and the trace of its act or its own, and record its outcome; `last` returns them, newest first (players B19).
 * `warn` logs failures, and `onFailure` gets them.
 */
export function noteCalls(
  call: IdentifiedCall,
  world: Pick<World, 'now' | 'uuid'>,
  warn: (text: string) => void,
  onFailure: (name: Name, failure: Failure) => void = () => {},
) {
  const notes: CallNote[] = [];
  const recorded: Call = async (name, input, options) => {
    const startedAt = world.now();
    const uuid = world.uuid();
    const id = uuid.slice(-idLength);
    const trace = (options?.requestId ?? uuid).replaceAll('-', '');
    const ids = { 'x-request-id': id, traceparent: `00-${trace}-0000${id}-01` };
    const note = (code: CallNote['code'], text = '') => {
      const at = world.now();
      notes.unshift({ call: name, id, code, ...(text && { text }), ms: at - startedAt, at });
      notes.splice(maxNotes);
      if (text) warn(`${name} ${text}`);
    };
    try {
      const output = await call(name, input, { ...options, ids });
      note(0);
      return output;
    } catch (error) {
      if (error instanceof Failure) {
        note(error.code || error.kind, textOf(error));
        onFailure(name, error);
      } else note('garbled');
      throw error;
    }
  };
  return { call: recorded, last: () => notes };
}
