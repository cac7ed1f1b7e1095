import { sharedCache } from './documentSettings.ts';
import { isOver } from './oldShares.ts';

/** Takes over the pictures that another app has shared, and leaves none behind; those that waited too long are gone. */
export async function takeShared(): Promise<File[]> {
  const cache = await caches.open(sharedCache);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = isOver(request) ? undefined : await cache.match(request);
    const name = decodeURIComponent(request.url.split('/')[6] ?? '');
    if (response) files.push(new File([await response.blob()], name));
  }
  await caches.delete(sharedCache);
  return files;
}
