const places = {
  /** Gone with the tab. */
  tab: { storage: () => sessionStorage, prefix: '' },
  /** Stays on the device. */
  device: { storage: () => localStorage, prefix: '' },
  /** Stays on the device until the player logs out or another one comes in. */
  player: { storage: () => localStorage, prefix: 'player.' },
};
type Place = keyof typeof places;

/** Where the browser allows no storage, nothing is kept; the storage banner has said so. */
function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** What was kept under a name, or the fallback when there is nothing to be read. */
export function readLocal<T>(place: Place, name: string, fallback: T): T {
  const { storage, prefix } = places[place];
  const text = tried(() => storage().getItem(prefix + name), null);
  return text === null ? fallback : tried(() => JSON.parse(text) as T, fallback);
}

/** Keeps a value under a name; where nothing can be kept, nothing happens. */
export function writeLocal(place: Place, name: string, value: unknown): void {
  const { storage, prefix } = places[place];
  tried(() => storage().setItem(prefix + name, JSON.stringify(value)), undefined);
}

/** Removes what was kept under a name. */
export function removeLocal(place: Place, name: string): void {
  const { storage, prefix } = places[place];
  tried(() => storage().removeItem(prefix + name), undefined);
}

/** Removes all that was kept of the player. */
export function removeLocalOfPlayer(): void {
  const { storage, prefix } = places.player;
  const names = tried(() => Object.keys(storage()), []);
  for (const name of names) if (name.startsWith(prefix)) tried(() => storage().removeItem(name), undefined);
}
