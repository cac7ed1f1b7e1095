import { expect, test } from 'vitest';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { ClientEntry } from './entry.ts';
import { createRecorder, type Bare, type SafeOnce } from './recorder.ts';

/** A page whose worker tracked two events, of which only the second is persisted. */
function twoTracked(safeOnce: SafeOnce) {
  const entries: Bare<ClientEntry>[] = [];
  const page = createRecorder((entry) => entries.push(entry), safeOnce);
  const event = (seq: number) => ({ eventId: `v${seq}`, sessionId: 'w', seq }) as ClientEvent;
  page.asked('1', 'tab.alive', undefined);
  page.asked('2', 'events.track', {});
  page.asked('3', 'events.track', {});
  page.told({ seq: 1, whole: false, patch: { events: { tail: [event(1), event(2)] } } });
  page.settled('3', '');
  page.settled('2', 'storage');
  return entries.flatMap((entry) => (entry.kind === 'event' ? [entry.eventId] : []));
}

test('an event must arrive once its page knows it, or once it is stored if page and worker may be killed', () => {
  expect(twoTracked('told')).toEqual(['v1', 'v2']);
  expect(twoTracked('written')).toEqual(['v2']);
  expect(twoTracked('said')).toEqual([]);
});
