import { expose, wrap } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { PatchMessage } from '#contract/stores.ts';

type Page = { apply(patch: PatchMessage): Promise<void> };

const event = (eventId: string) => ({ eventId }) as ClientEvent;
const ports: MessagePort[] = [];

/** A worker with these events, which takes over events of former workers through `inherit`. */
function worker(tail: ClientEvent[], inherit: (events: ClientEvent[]) => Promise<void>) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const page = wrap<Page>(port2);
  const follow = () => page.apply({ seq: 1, whole: true, patch: { events: { tail } } });
  expose({ tab: { alive: () => 'a lock', follow }, events: { inherit } }, port2);
  return port1 as unknown as Worker;
}

const never = () => new Promise<never>(() => {});
const idsOf = (events: readonly ClientEvent[]) => events.map(({ eventId }) => eventId);

beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

test('unacknowledged events survive a next worker that dies before storing them (I4)', async () => {
  const { connect, unacknowledged } = await import('./connect.ts');
  await connect(worker([event('a')], never)).whole;
  await connect(worker([], never)).whole;
  expect(idsOf(unacknowledged())).toEqual(['a']);
  const inherit = vi.fn(async () => {});
  await connect(worker([event('b')], inherit)).whole;
  await vi.waitFor(() => expect(idsOf(unacknowledged())).toEqual(['b']));
  expect(inherit).toHaveBeenCalledExactlyOnceWith([event('a')]);
});

test('an inherited event reported again stays one event', async () => {
  const { connect, unacknowledged } = await import('./connect.ts');
  await connect(worker([event('a')], never)).whole;
  await connect(worker([event('a'), event('b')], never)).whole;
  expect(idsOf(unacknowledged())).toEqual(['a', 'b']);
});
