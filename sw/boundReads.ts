/** How long the device may take over its caches before the network is asked, milliseconds. */
const patience = 3_000;

/**
 * Has a device that refuses to look into its caches, or takes too long over it, count as one that keeps nothing: what is
 * asked for then comes from the network.
 */
export function boundReads(storage: Pick<CacheStorage, 'match'>): void {
  const match = storage.match.bind(storage);
  const look = async (...given: Parameters<typeof match>) => match(...given);
  storage.match = async (...given) => {
    const late = new Promise<undefined>((done) => setTimeout(done, patience));
    return Promise.race([look(...given), late]).catch(() => undefined);
  };
}
