import type { BrowserContext } from 'playwright/test';
import { originalResponse } from '../support/originalResponse.ts';

/** The states of a browser facility. */
export type State = 'is absent' | 'refuses' | 'throws at once' | 'never answers' | 'answers late';
export type Facility = keyof typeof table;

/** How long a late answer takes, milliseconds: longer than the app waits for any part of the device. */
const late = 8_000;

/** What a player can still do, at worst. */
export type Left =
  /** Everything. */
  | 'whole'
  /** Everything, but the session ends with the page. */
  | 'brief'
  /** Everything but money acts, which are refused as they can't be stored; the session ends with the page. */
  | 'refused'
  /** Money and play are held back, as the device may have an unknown restriction. */
  | 'held';

/** Every facility in each of its possible states, and what is left then (docs/architecture.md). */
const table = {
  locks: {
    'is absent': 'whole',
    refuses: 'whole',
    'throws at once': 'whole',
    'never answers': 'whole',
    'answers late': 'whole',
  },
  'IndexedDB, opening': {
    'is absent': 'brief',
    refuses: 'brief',
    'throws at once': 'brief',
    'never answers': 'held',
    'answers late': 'whole',
  },
  'IndexedDB, a transaction': {
    refuses: 'refused',
    'throws at once': 'refused',
    'never answers': 'held',
    'answers late': 'held',
  },
  caches: {
    'is absent': 'whole',
    refuses: 'whole',
    'throws at once': 'whole',
    'never answers': 'whole',
    'answers late': 'whole',
  },
  localStorage: { 'is absent': 'whole', refuses: 'whole', 'throws at once': 'whole' },
  sessionStorage: { 'is absent': 'whole', refuses: 'whole', 'throws at once': 'whole' },
  cookies: { refuses: 'whole', 'throws at once': 'whole' },
  BroadcastChannel: { 'is absent': 'whole', 'throws at once': 'whole', 'never answers': 'whole' },
  'service worker': {
    'is absent': 'whole',
    refuses: 'whole',
    'throws at once': 'whole',
    'never answers': 'whole',
    'answers late': 'whole',
  },
  'navigator.storage': {
    'is absent': 'whole',
    refuses: 'whole',
    'throws at once': 'whole',
    'never answers': 'whole',
    'answers late': 'whole',
  },
  notifications: { 'is absent': 'whole', 'throws at once': 'whole' },
  OffscreenCanvas: { 'is absent': 'whole', 'throws at once': 'whole' },
} satisfies Record<string, Partial<Record<State, Left>>>;

/** The table's rows. */
export const facilities = Object.entries(table).flatMap(([facility, states]) =>
  Object.entries(states).map(([state, left]) => ({ facility: facility as Facility, state: state as State, left })),
);

/** Init script for a page or a worker, self-contained: puts a facility into a state. */
function spoil([facility, state, ms]: [Facility, State, number]) {
  const realm = globalThis as unknown as Record<string, unknown> & { spoilt?: true };
  // The app's frames and other sites run this too; only a realm of the app has one of its ports.
  if (realm.spoilt) return;
  realm.spoilt = true;
  type Method = (this: unknown, ...given: never[]) => unknown;
  const denied = (name = 'SecurityError') => new DOMException('Denied by the test.', name);
  const deny = (): never => {
    throw denied();
  };
  const define = (on: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(on, name, { configurable: true, ...descriptor });
  const remove = (on: object, name: string) => void define(on, name, { value: undefined });
  const prototypeOf = (name: string) => (realm[name] as { prototype: Record<string, Method> } | undefined)?.prototype;

  /** Spoils methods that return a promise. */
  function spoilAsked(name: string, ...methods: string[]) {
    const on = prototypeOf(name);
    if (!on) return;
    for (const method of methods) {
      const own = on[method]!;
      on[method] = function asked(this: unknown, ...given: never[]) {
        if (state === 'throws at once') deny();
        if (state === 'refuses') return Promise.reject(denied());
        if (state === 'never answers') return new Promise(() => {});
        return new Promise((done) => setTimeout(done, ms)).then(() => own.apply(this, given));
      };
    }
  }
  const navigatorOf = (name: string) => {
    for (const each of ['Navigator', 'WorkerNavigator']) if (prototypeOf(each)) remove(prototypeOf(each)!, name);
  };

  function spoilStorage(name: string) {
    if (!(name in realm)) return;
    if (state === 'is absent') define(realm, name, { value: null });
    if (state === 'throws at once') define(realm, name, { get: deny });
    if (state !== 'refuses') return;
    const { setItem } = Storage.prototype;
    const spoilt = realm[name];
    Storage.prototype.setItem = function set(...given) {
      if (this === spoilt) throw denied('QuotaExceededError');
      return setItem.apply(this, given);
    };
  }

  /** A request that never settles on its own. */
  const request = () => ({}) as Record<string, unknown>;
  function spoilOpening() {
    const own = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function open(this: IDBFactory, ...given) {
      if (state === 'throws at once') deny();
      const asked = request();
      const tell = (type: string, event: object = {}) => {
        const listener = asked[`on${type}`] as ((event: object) => void) | undefined;
        listener?.call(asked, { type, target: asked, preventDefault() {}, stopPropagation() {}, ...event });
      };
      if (state === 'refuses') setTimeout(() => (Object.assign(asked, { error: denied() }), tell('error')));
      if (state === 'answers late')
        setTimeout(() => {
          const real = own.apply(this, given);
          const take = () => Object.assign(asked, { transaction: real.transaction, result: real.result });
          real.onupgradeneeded = ({ oldVersion, newVersion }) => {
            take();
            tell('upgradeneeded', { oldVersion, newVersion });
          };
          real.onsuccess = () => (take(), tell('success'));
          real.addEventListener('error', () => (Object.assign(asked, { error: real.error }), tell('error')));
        }, ms);
      return asked as never;
    };
  }
  function spoilTransactions() {
    const own = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function transaction(this: IDBDatabase, ...given) {
      if (state === 'throws at once') throw denied('InvalidStateError');
      if (state === 'never answers') {
        const hanging: object = {
          db: this,
          abort() {},
          objectStore: () => ({ get: request, put: request, add: request, transaction: hanging }),
        };
        return hanging as never;
      }
      const real = own.apply(this, given);
      if (state === 'refuses') {
        const abort = () => {
          try {
            real.abort();
          } catch {
            // It has already completed.
          }
        };
        queueMicrotask(abort);
      } else {
        const until = performance.now() + ms;
        const rows = real.objectStore(real.objectStoreNames[0]!);
        const goOn = () => void (performance.now() < until && (rows.count().onsuccess = goOn));
        goOn();
      }
      return real;
    };
  }

  if (state === 'is absent') {
    const names: Partial<Record<Facility, () => void>> = {
      locks: () => navigatorOf('locks'),
      'IndexedDB, opening': () => remove(realm, 'indexedDB'),
      caches: () => remove(realm, 'caches'),
      BroadcastChannel: () => remove(realm, 'BroadcastChannel'),
      'service worker': () => delete prototypeOf('Navigator')?.['serviceWorker'],
      'navigator.storage': () => navigatorOf('storage'),
      notifications: () => delete realm['Notification'],
      OffscreenCanvas: () => delete realm['OffscreenCanvas'],
    };
    names[facility]?.();
    if (names[facility]) return;
  }
  switch (facility) {
    case 'locks':
      return spoilAsked('LockManager', 'request');
    case 'IndexedDB, opening':
      return spoilOpening();
    case 'IndexedDB, a transaction':
      return spoilTransactions();
    case 'caches':
      return spoilAsked('CacheStorage', 'open', 'match', 'keys', 'delete', 'has');
    case 'localStorage':
    case 'sessionStorage':
      return spoilStorage(facility);
    case 'cookies':
      if (prototypeOf('Document'))
        define(
          prototypeOf('Document')!,
          'cookie',
          state === 'refuses' ? { get: () => '', set() {} } : { get: deny, set: deny },
        );
      return undefined;
    case 'BroadcastChannel':
      if (state === 'never answers') prototypeOf('BroadcastChannel')!['postMessage'] = () => {};
      else realm['BroadcastChannel'] = deny;
      return undefined;
    case 'service worker':
      return spoilAsked('ServiceWorkerContainer', 'register', 'getRegistration', 'getRegistrations');
    case 'navigator.storage':
      return spoilAsked('StorageManager', 'persist', 'persisted');
    case 'notifications':
      if ('Notification' in realm)
        for (const name of ['permission', 'requestPermission'])
          define(realm['Notification'] as object, name, { get: deny });
      return undefined;
    case 'OffscreenCanvas':
      realm['OffscreenCanvas'] = deny;
  }
}

/** Puts a facility into a state, in all pages of the app and in their workers. */
export async function spoilFacility(context: BrowserContext, facility: Facility, state: State) {
  const given: [Facility, State, number] = [facility, state, late];
  await context.addInitScript(spoil, given);
  await context.route('**/assets/core-*.js', async (route) => {
    const response = await originalResponse(route);
    await route.fulfill({ response, body: `(${spoil.toString()})(${JSON.stringify(given)});${await response.text()}` });
  });
}
