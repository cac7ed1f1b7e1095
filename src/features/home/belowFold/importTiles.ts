/** Loads the tiles of promotions, which neither the first screen nor what comes soon after it has room for. */
export const importTiles = async () => (await import('#shared/activityTiles/ActivityTiles.tsx')).ActivityTiles;
