// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ClientEvent } from '#contract/endpoints/events.ts';

const { beaconTail } = await import('./eventTail.ts');
const { stores } = await import('./stores.ts');

test('a page that goes beacons the newest events that fit', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const event = (seq: number) => ({ seq, params: { text: 'x'.repeat(20_000) } }) as unknown as ClientEvent;
  stores.events.tail = [1, 2, 3].map(event);
  stores.events.beacon = {
    url: 'https://operator.test/log',
    common: { platform: 1, clientReferrer: 'https://search.test/' },
  };
  beaconTail();
  dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledExactlyOnceWith('https://operator.test/log', expect.any(Blob));
  const sent = JSON.parse(await (beacon.mock.calls[0]![1] as Blob).text()) as { eventList: ClientEvent[] };
  expect(sent.eventList.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(sent).toMatchObject({ platform: 1, clientReferrer: 'https://search.test/' });
});

test('what was beaconed stays the page’s until the operator has acknowledged it, and goes out again', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  stores.events.tail = [{ seq: 1 } as ClientEvent];
  beacon.mockClear();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(2);
  expect(stores.events.tail).toHaveLength(1);
});
