const places = {
  /** `sessionStorage`: lasts as long as the tab. */
  tab: { storage: () => sessionStorage, prefix: '' },
  /** `localStorage`: stays on the device. */
  device: { storage: () => localStorage, prefix: '' },
  /** `localStorage`, removed when the player logs out or another one logs in. */
  player: { storage: () => localStorage, prefix: 'player.' },
};
type Place = keyof typeof places;

/** Values that the browser didn't store, by place and name: they last as long as this page. */
const untaken = new Map<string, string>();

const idOf = (place: Place, name: string) => `${place} ${name}`;

/** Runs a storage access; returns the fallback if the browser blocks storage or has no room. */
export function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The value stored under a name, or the fallback if there is none or it is unreadable. */
export function readLocal<T>(place: Place, name: string, fallback: T): T {
  const { storage, prefix } = places[place];
  const text = untaken.get(idOf(place, name)) ?? tried(() => storage().getItem(prefix + name), null);
  return text === null ? fallback : tried(() => JSON.parse(text) as T, fallback);
}

/**
 * Stores a value under a name; if storage is blocked or full, for this page alone. Returns whether the next page will
 * have it.
 */
export function writeLocal(place: Place, name: string, value: unknown): boolean {
  const { storage, prefix } = places[place];
  const text = JSON.stringify(value);
  const isTaken = tried(() => (storage().setItem(prefix + name, text), true), false);
  if (isTaken) untaken.delete(idOf(place, name));
  else untaken.set(idOf(place, name), text);
  return isTaken;
}

/** Removes the value stored under a name. */
export function removeLocal(place: Place, name: string): void {
  const { storage, prefix } = places[place];
  untaken.delete(idOf(place, name));
  tried(() => storage().removeItem(prefix + name), undefined);
}

/** Removes every value stored in the `player` scope. */
export function removeLocalOfPlayer(): void {
  const { storage, prefix } = places.player;
  for (const name of untaken.keys()) if (name.startsWith(idOf('player', ''))) untaken.delete(name);
  const names = tried(() => Object.keys(storage()), []);
  for (const name of names) if (name.startsWith(prefix)) tried(() => storage().removeItem(name), undefined);
}
