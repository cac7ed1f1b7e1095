import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Meeting, Stage } from './faults.ts';
import { answerOf, type Answer } from './forward.ts';
import type { Asked, WireCopy } from './history.ts';

/** Writes per second of a throttled body. */
const dropsPerSecond = 10;

/** Applies a fault rule to one request and answers the device. Rejects when the device has disconnected. */
export async function play(
  { fault, over }: Meeting,
  asked: Asked,
  to: ServerResponse,
  copy: WireCopy,
  gone: AbortSignal,
) {
  /** Applies a hang or reset at this stage; returns whether the request continues. */
  async function passes(stage: Stage): Promise<boolean> {
    if (fault.hang === stage) await orGone(over, gone);
    if (fault.reset === stage) to.socket?.destroy();
    return fault.reset !== stage;
  }

  const own = answerTo(fault);
  if (!(await passes('unsent'))) return;
  if (!own || fault.acted) copy.reached = true;
  if (fault.duplicate) copy.doubled = true;
  for (let more = fault.duplicate ?? 0; more > 0; more--) await answerOf(asked, gone);
  const theirs = copy.reached ? await answerOf(asked, gone) : undefined;
  const { status, headers, body } = (own ?? theirs)!;
  if (fault.delay) await pause(fault.delay, undefined, { signal: gone });
  if (!(await passes('unanswered'))) return;

  to.writeHead(status, { ...headers, 'content-length': body.length });
  const half = Math.ceil(body.length / 2);
  await drip(to, body.subarray(0, half), fault, gone);
  if (!(await passes('half'))) return;
  await drip(to, body.subarray(half), fault, gone);
  to.end();
  copy.status = status;
}

/** The replacement answer of a fault, if it has one. */
function answerTo({ status, body, html, redirect }: Fault): Answer | undefined {
  const answer = (code: number, type: string, text: string): Answer => ({
    status: status ?? code,
    headers: { 'content-type': type, 'cache-control': 'no-store', ...(redirect && { location: redirect }) },
    body: Buffer.from(text),
  });
  if (redirect) return answer(307, 'text/plain', '');
  if (html !== undefined) return answer(200, 'text/html; charset=utf-8', html);
  if (typeof body === 'object') return answer(200, 'application/json', JSON.stringify(body));
  if (body !== undefined || status) return answer(200, 'application/json', body ?? '');
  return undefined;
}

async function drip(to: ServerResponse, bytes: Buffer, { drip: rate = Infinity }: Fault, signal: AbortSignal) {
  const drop = Math.max(1, Math.round(rate / dropsPerSecond));
  for (let at = 0; at < bytes.length; at += drop) {
    await written(to, bytes.subarray(at, at + drop));
    if (rate < Infinity) await pause(1_000 / dropsPerSecond, undefined, { signal });
  }
}

const written = (to: ServerResponse, bytes: Buffer) => new Promise<void>((done) => void to.write(bytes, () => done()));

/** Settles with the promise, but rejects when the device disconnects first. */
async function orGone(promise: Promise<void>, gone: AbortSignal) {
  gone.throwIfAborted();
  await Promise.race([
    promise,
    new Promise((_, reject) => gone.addEventListener('abort', () => reject(gone.reason as Error), { once: true })),
  ]);
}
