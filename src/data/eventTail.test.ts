// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { app } from '#tests/support/worker.ts';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));
const { beaconTail } = await import('./eventTail.ts');
const { stores } = await import('./stores.ts');

let beacon: MockInstance<Navigator['sendBeacon']>;
const { flush } = app.events;
beaconTail();

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const go = () => dispatchEvent(new Event('pagehide'));

/** The ids of the events in each beacon. */
const beaconed = async () => {
  const texts = await Promise.all(beacon.mock.calls.map(([, body]) => (body as Blob).text()));
  return texts.map((text) =>
    (JSON.parse(text) as { eventList: ClientEvent[] }).eventList.map(({ eventId }) => eventId),
  );
};
const tell = (...ids: string[]) => void (stores.events.tail = ids.map((eventId) => ({ eventId }) as ClientEvent));

beforeEach(() => {
  vi.useFakeTimers();
  see('visible');
  beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  flush.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a closing page beacons the newest events that fit', async () => {
  const event = (seq: number) => ({ eventId: `${seq}`, seq, params: { text: 'x'.repeat(20_000) } });
  stores.events.tail = [1, 2, 3].map(event) as unknown as ClientEvent[];
  stores.events.beacon = {
    url: 'https://operator.test/log',
    common: { platform: 1, clientReferrer: 'https://search.test/' },
  };
  go();
  expect(beacon).toHaveBeenCalledExactlyOnceWith('https://operator.test/log', expect.any(Blob));
  const sent = JSON.parse(await (beacon.mock.calls[0]![1] as Blob).text()) as { eventList: ClientEvent[] };
  expect(sent.eventList.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(sent).toMatchObject({ platform: 1, clientReferrer: 'https://search.test/' });
});

test('events beyond one batch go in further beacons, newest first (spec §9)', async () => {
  const ids = Array.from({ length: 45 }, (_, i) => `e${i}`);
  tell(...ids);
  go();
  expect(await beaconed()).toEqual([ids.slice(25), ids.slice(5, 25), ids.slice(0, 5)]);
});

test('events a full beacon queue refuses are retried', async () => {
  const ids = Array.from({ length: 25 }, (_, i) => `e${i}`);
  tell(...ids);
  beacon.mockReturnValueOnce(true).mockReturnValueOnce(false);
  go();
  go();
  expect((await beaconed()).at(-1)).toEqual(ids.slice(0, 5));
});

test('a closing hidden page beacons an event once, not via its worker too (spec §9)', async () => {
  tell('a', 'b');
  go();
  see('hidden');
  vi.advanceTimersByTime(60_000);
  expect(await beaconed()).toEqual([['a', 'b']]);
  expect(flush).not.toHaveBeenCalled();
});

test('a hidden page lets its worker send, and beacons nothing acknowledged (spec §9)', async () => {
  tell('a');
  see('hidden');
  expect(flush).toHaveBeenCalledOnce();
  tell();
  vi.advanceTimersByTime(60_000);
  go();
  expect(beacon).not.toHaveBeenCalled();
});

test('a hidden page beacons what its worker could not deliver (I4)', async () => {
  flush.mockReturnValue(new Promise(() => {}));
  tell('a', 'b');
  see('hidden');
  tell('b');
  vi.advanceTimersByTime(60_000);
  expect(await beaconed()).toEqual([['b']]);
});

test('a page closing before its worker has delivered beacons the rest (I4)', async () => {
  tell('a');
  see('hidden');
  go();
  expect(await beaconed()).toEqual([['a']]);
});

test('a page that becomes visible in time beacons nothing', () => {
  tell('a');
  see('hidden');
  see('visible');
  vi.advanceTimersByTime(60_000);
  expect(beacon).not.toHaveBeenCalled();
});

test('beaconed events are kept until acknowledged and resent on the next close', async () => {
  tell('a');
  go();
  see('hidden');
  tell('a', 'b');
  go();
  see('visible');
  go();
  expect(await beaconed()).toEqual([['a'], ['b'], ['a', 'b']]);
  expect(stores.events.tail).toHaveLength(2);
});

test('a rejected beacon is retried (I4)', async () => {
  beacon.mockReturnValueOnce(false);
  tell('a');
  go();
  go();
  expect(await beaconed()).toEqual([['a'], ['a']]);
});

test('nothing is beaconed while the operator is down (F1)', () => {
  tell('waits');
  stores.network.down = true;
  go();
  expect(beacon).not.toHaveBeenCalled();
  stores.network.down = false;
  go();
  expect(beacon).toHaveBeenCalledOnce();
});
