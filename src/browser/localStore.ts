const places = {
  /** `sessionStorage`: ends with the tab. */
  tab: { storage: () => sessionStorage, prefix: '' },
  /** `localStorage`: stays on the device. */
  device: { storage: () => localStorage, prefix: '' },
  /** `localStorage`, removed when the player logs out or another one logs in. */
  player: { storage: () => localStorage, prefix: 'player.' },
};
type Place = keyof typeof places;

/**
 * Runs a storage access; where the browser blocks storage it returns the fallback. The storage banner informs the
 * player.
 */
function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The value stored under a name, or the fallback if there is none or it can't be read. */
export function readLocal<T>(place: Place, name: string, fallback: T): T {
  const { storage, prefix } = places[place];
  const text = tried(() => storage().getItem(prefix + name), null);
  return text === null ? fallback : tried(() => JSON.parse(text) as T, fallback);
}

/** Stores a value under a name; does nothing where storage is blocked or full. */
export function writeLocal(place: Place, name: string, value: unknown): void {
  const { storage, prefix } = places[place];
  tried(() => storage().setItem(prefix + name, JSON.stringify(value)), undefined);
}

/** Removes the value stored under a name. */
export function removeLocal(place: Place, name: string): void {
  const { storage, prefix } = places[place];
  tried(() => storage().removeItem(prefix + name), undefined);
}

/** Removes every value stored in the `player` scope. */
export function removeLocalOfPlayer(): void {
  const { storage, prefix } = places.player;
  const names = tried(() => Object.keys(storage()), []);
  for (const name of names) if (name.startsWith(prefix)) tried(() => storage().removeItem(name), undefined);
}
