import { subscribeKey } from 'valtio/vanilla/utils';
import type { Given, Method, Native } from '#browser/bridge/calls.ts';
import { watchFileInputs } from '#browser/bridge/fileInputs.ts';
import { isPort, openBridge } from '#browser/bridge/port.ts';
import { meetNative } from '#browser/wrapper.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { onBackKey } from './backKey.ts';

/**
 * Greets the wrapper and uses its functions from then on; in a frame, or if nothing answers by the contract, the app
 * stays a web app (O-40, G9).
 */
export async function connect(): Promise<void> {
  const { NativeBridge } = globalThis as { NativeBridge?: unknown };
  if (top !== self || !isPort(NativeBridge)) return;
  const native = await openBridge(NativeBridge, onBackKey);
  if (!native) return;
  meetNative({ ...native, ask: orByTheWeb(native) });
  void tellToken(native.info.pushToken).catch(() => {});
  if (!native.info.fileInput && native.can('pickImage')) watchFileInputs(native);
}

/**
 * Sends the operator the token of the wrapper's own notifications with a second bootstrap, as the first is over by
 * now, and with another whenever somebody logs in or out, so that it belongs to that session (spec §7), and once a
 * worker has been replaced, as the next one has no token.
 */
async function tellToken(messagingToken: string) {
  if (!messagingToken) return;
  const tell = () => app.tab.tell({ messagingToken });
  const bootstrap = () => app.session.bootstrap();
  async function tellNext() {
    await tell();
    // The next worker's own first bootstrap, which has no token, may be in flight.
    await bootstrap();
    await bootstrap();
  }
  subscribeKey(stores.session, 'epoch', () => void bootstrap().catch(() => {}));
  // Each worker sets its beacon once.
  subscribeKey(stores.events, 'beacon', () => void tellNext().catch(() => {}));
  await tell();
  await bootstrap();
}

/** Asks the wrapper, and opens the address in the browser if that fails: nobody waits for the answer. */
const orByTheWeb =
  ({ ask }: Native): Native['ask'] =>
  async <M extends Method>(method: M, given: Given[M]) => {
    const answer = await ask(method, given);
    if (answer === undefined && (method === 'openExternal' || method === 'openChat') && 'url' in given)
      window.open(given.url, '_blank', 'noopener');
    return answer;
  };
