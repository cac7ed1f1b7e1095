import { decoded } from '../addresses.ts';
import { sharedCache } from '../documentSettings.ts';

/** How long shared pictures wait for their player, milliseconds. */
const lifetime = 60 * 60_000;

/** A picture with its name; without a file if the device doesn't provide it. */
export interface Shared {
  name: string;
  file: Blob | undefined;
}

/** An entry's time of sharing, epoch milliseconds, and its name: `/shared/1764000000000/0/screenshot.png`. */
function partsOf({ url }: Request) {
  const [, , time, , name = ''] = new URL(url).pathname.split('/');
  return { isOver: !(Date.now() - Number(time) <= lifetime), name: decoded(name) };
}

/** Takes over the pictures that another app has shared and empties the cache; expired ones are dropped. */
export async function takeShared(): Promise<Shared[]> {
  const cache = await caches.open(sharedCache);
  const shared: Shared[] = [];
  for (const request of await cache.keys()) {
    const { isOver, name } = partsOf(request);
    if (isOver) continue;
    try {
      const response = await cache.match(request);
      if (response) shared.push({ name, file: await response.blob() });
    } catch {
      shared.push({ name, file: undefined });
    }
  }
  await caches.delete(sharedCache);
  return shared;
}
