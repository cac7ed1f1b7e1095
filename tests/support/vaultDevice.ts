import { Dexie } from 'dexie';
import { vi } from 'vitest';
import { onDevice } from '#worker/storage/db.ts';
import { rowVersion, type Signals } from '#worker/storage/storage.ts';
import { fakeWorld } from './world.ts';

/** A row of the cache, as this build writes it. */
export const row = (key: string, value: unknown = { of: key }) => ({ key, v: rowVersion, at: 1, value });

/** An open money act, as stored. */
export const intent = {
  key: 'createRecharge',
  requestId: 'r',
  call: 'createRecharge',
  state: 'sending',
  at: 1,
} as const;

/** The key of a player's records, which another player's database must not have. */
export const reply = 'rechargeRecord {}';

/** A queued event, by its sequence number. */
export const event = (seq: number) => ({ key: String(seq).padStart(3, '0'), event: { seq } as never });

let devices = 0;

/** A device name that no other test uses. */
export const newDevice = () => `device ${++devices}`;

/** The databases that are open in this process, which Dexie's types don't expose. */
export const connections = () => (Dexie as unknown as { connections: Dexie[] }).connections;

/** A device, its signals, and its open connections. */
export async function device(name = newDevice()) {
  const signals = {
    closed: vi.fn(),
    outdated: vi.fn(),
    fellBack: vi.fn(),
    cameBack: vi.fn(),
    full: vi.fn(),
    evicted: vi.fn(),
    dropped: vi.fn(),
  };
  const world = fakeWorld(() => Promise.reject(new Error('no network')));
  const storage = await onDevice(world, signals satisfies Signals, name);
  return { name, signals, world, storage };
}

/** A device with a lobby, settings, records, a player's own row and four events; `left` reads what is left of them. */
export async function filled() {
  const opened = await device();
  const { open, of } = opened.storage;
  await open.kept.put(row('games'), row('games:first'), row('anonymous/appConfig {}'));
  await of(7).kept.put(row(reply), row('mine'));
  await open.events.put(...[1, 2, 3, 4].map(event));
  const left = async () => ({
    lobby: (await open.kept.first(9, 'games')).length,
    settings: !!(await open.kept.get('anonymous/appConfig {}')),
    records: !!(await of(7).kept.get(reply)),
    mine: !!(await of(7).kept.get('mine')),
    events: (await open.events.first(9)).map(({ key }) => key),
  });
  return { ...opened, left };
}

/** What `filled` stores. */
export const all = { lobby: 2, settings: true, records: true, mine: true, events: ['001', '002', '003', '004'] };
