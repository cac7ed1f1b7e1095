import { subscribeKey } from 'valtio/vanilla/utils';
import type { MonitoringParams } from '#contract/monitoring.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';

type Trouble = MonitoringParams<'storage_trouble'>;

/** Reports problems of the device's storage to the operator, each kind once. */
export function reportStorage(): void {
  const { storage, events } = stores;
  const reported = new Set<Trouble['kind']>();
  const tell = (trouble: Trouble) => {
    if (reported.has(trouble.kind)) return;
    reported.add(trouble.kind);
    track('storage_trouble', trouble);
  };
  const look = () => {
    if (storage.full) tell({ kind: 'full' });
    if (storage.mode === 'memory') tell({ kind: 'lost' });
    if (storage.dropped) tell({ kind: 'unreadable', count: storage.dropped });
    if (events.evicted) tell({ kind: 'evicted', count: events.evicted });
  };
  for (const key of ['full', 'mode', 'dropped'] as const) subscribeKey(storage, key, look);
  subscribeKey(events, 'evicted', look);
  look();
}
