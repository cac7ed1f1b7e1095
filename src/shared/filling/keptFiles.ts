import { limited } from '#browser/limited.ts';
import { isFilledList, type FilledList } from '#browser/filledList.ts';

/** The service worker's cache of the app's files outside the precache (`sw/index.ts`). */
const cacheName = 'screens';

/** How many builds' files are kept: this one's, and the previous one's, which another tab may still show (O-13). */
const buildsKept = 2;

/** The timeout for cache operations, milliseconds. */
const patience = 5_000;

const open = () => limited(patience, caches.open(cacheName));
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const paths = async (cache: Cache) => (await limited(patience, cache.keys())).map(pathOf);

/** The paths of all stored files outside the precache. */
export const pathsKept = async (): Promise<ReadonlySet<string>> => new Set(await paths(await open()));

/** Deletes kept files. */
export async function removeFiles(gone: readonly string[]): Promise<void> {
  const cache = await open();
  await Promise.all(gone.map((path) => limited(patience, cache.delete(path))));
}

async function listAt(cache: Cache, path: string): Promise<FilledList> {
  const read = cache.match(path).then((kept) => kept!.json() as Promise<FilledList>);
  const list = await limited(patience, read);
  if (!Array.isArray(list.files) || !Array.isArray(list.others)) throw new TypeError(`${path} is no list of files.`);
  return list;
}

const allOf = ({ files, others }: FilledList) => [...files.map(({ url }) => url), ...others];

/**
 * Deletes the files of all builds but the last two with a cached list; with one list, a former build's needs are
 * unknown.
 */
export async function removeFormer(): Promise<void> {
  const cache = await open();
  const there = await paths(cache);
  const lists = there.filter(isFilledList).slice(-buildsKept);
  if (lists.length < buildsKept) return;
  const needed = await Promise.all(lists.map((path) => listAt(cache, path))).catch(() => undefined);
  if (!needed) return;
  const stays = new Set([...lists, ...needed.flatMap(allOf)]);
  await removeFiles(there.filter((path) => !stays.has(path)));
}

/** Pictures of a list that are cached in another version: their names don't change with their content. */
export async function outdatedPictures({ files }: FilledList): Promise<string[]> {
  const cache = await open();
  const lists = (await paths(cache)).filter(isFilledList);
  const earlier = await Promise.all(lists.map((path) => listAt(cache, path).catch(() => undefined)));
  const versions = new Map<string, Set<string>>();
  for (const { url, revision } of earlier.flatMap((list) => list?.files ?? []))
    if (revision) versions.set(url, (versions.get(url) ?? new Set()).add(revision));
  return files
    .filter(({ url, revision }) => revision && [...(versions.get(url) ?? [])].some((each) => each !== revision))
    .map(({ url }) => url);
}
