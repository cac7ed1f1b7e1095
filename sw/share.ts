/** Where other apps share pictures to (`share_target` of the manifest): the feedback form. */
export const sharePath = '/feedback';

/**
 * How many pictures of a share are kept, and the bytes kept of each: more than the form accepts, so that it can
 * show an error.
 */
export const mostPictures = 10;
export const longestPicture = 6e6;

/** How long storing them may take, milliseconds, before the form opens without them. */
const patience = 10_000;

/**
 * Stores shared pictures in place of former ones until the form takes them over
 * (`src/browser/files/sharedPictures.ts`), each under its time and name, and redirects there, also if they can't be
 * stored.
 */
export async function keepShared(request: Request, cacheName: string): Promise<Response> {
  const late = new Promise<void>((done) => setTimeout(done, patience));
  await Promise.race([keep(request, cacheName).catch(() => {}), late]);
  return Response.redirect(sharePath, 303);
}

async function keep(request: Request, cacheName: string): Promise<void> {
  const files = (await request.formData()).getAll('pictures') as File[];
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  for (const [place, file] of files.slice(0, mostPictures).entries()) {
    const path = `/shared/${Date.now()}/${place}/${encodeURIComponent(file.name)}`;
    await cache.put(path, new Response(file.slice(0, longestPicture)));
  }
}

/**
 * Deletes what was shared as soon as the app is opened elsewhere: it waits at the form, and while its player logs in.
 */
export async function dropShared(pathname: string, cacheName: string): Promise<void> {
  if (!/^\/(feedback|auth)/.test(pathname)) await caches.delete(cacheName);
}
