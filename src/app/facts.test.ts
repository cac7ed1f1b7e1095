// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ClientEvent } from '../../worker/contract/endpoints/anonymous.ts';

vi.mock('./worker.ts', () => ({ app: {}, facts: () => ({ platform: 1, referrer: '' }), onWorker: () => {} }));

const { reportFacts } = await import('./facts.ts');
const { stores } = await import('./stores.ts');

test('a page that goes beacons the newest events that fit', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const event = (seq: number) => ({ seq, params: { text: 'x'.repeat(20_000) } }) as unknown as ClientEvent;
  stores.events.tail = [1, 2, 3].map(event);
  reportFacts();
  dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);
  const { eventList } = JSON.parse(await (beacon.mock.calls[0]![1] as Blob).text()) as { eventList: ClientEvent[] };
  expect(eventList.map(({ seq }) => seq)).toEqual([2, 3]);
});
