import { sharedCache } from './documentSettings.ts';

/** How long what was shared waits for its player, milliseconds. */
const lifetime = 60 * 60_000;

/** Whether a shared picture has waited too long; its address says since when: `/shared/1764000000000/0/screenshot.png`. */
export const isOver = ({ url }: Request): boolean => !(Date.now() - Number(url.split('/')[4]) <= lifetime);

/** Deletes what was shared and that nobody has taken over in time. */
export async function dropOldShares(): Promise<void> {
  if (!(await caches.has(sharedCache))) return;
  const cache = await caches.open(sharedCache);
  for (const request of await cache.keys()) if (isOver(request)) await cache.delete(request);
}
