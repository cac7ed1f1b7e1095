/** How long cache lookups may take before the network is asked, milliseconds. */
const patience = 3_000;

/** Resolves with nothing once a cache has taken too long. */
export const tooLate = () => new Promise<undefined>((done) => setTimeout(done, patience));

/** Treats a device whose caches refuse or take too long as empty: requests then go to the network. */
export function boundReads(storage: Pick<CacheStorage, 'match'>): void {
  const match = storage.match.bind(storage);
  const look = async (...given: Parameters<typeof match>) => match(...given);
  storage.match = async (...given) => {
    return Promise.race([look(...given), tooLate()]).catch(() => undefined);
  };
}
