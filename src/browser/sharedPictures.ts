import { sharedCache } from './documentSettings.ts';

/** How long what was shared waits for its player, milliseconds. */
const lifetime = 60 * 60_000;

/** When an entry was shared, epoch milliseconds, and its name: `/shared/1764000000000/0/screenshot.png`. */
function partsOf({ url }: Request) {
  const [, , time, , name = ''] = new URL(url).pathname.split('/');
  return { isOver: !(Date.now() - Number(time) <= lifetime), name: decodeURIComponent(name) };
}

/** Takes over the pictures that another app has shared, and leaves none behind; those that waited too long are gone. */
export async function takeShared(): Promise<File[]> {
  const cache = await caches.open(sharedCache);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const { isOver, name } = partsOf(request);
    const response = isOver ? undefined : await cache.match(request);
    if (response) files.push(new File([await response.blob()], name));
  }
  await caches.delete(sharedCache);
  return files;
}
