import { proxy } from 'valtio';
import { pathnameOf } from '#browser/addresses.ts';
import { fetchFile } from '#browser/fetchFile.ts';
import { filledListOf, type FilledFile, type FilledList } from '#browser/filledList.ts';
import { ifLockIsFree } from '#browser/locks.ts';
import { Failure } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';
import { build } from '#data/updates.ts';
import { language } from '#i18n/language.ts';
import { fill } from './fill.ts';
import { untilFree } from './freeTime.ts';
import { outdatedPictures, pathsKept, removeFiles, removeFormer } from './keptFiles.ts';
import { createPace, networkNow } from './network.ts';
import { isWanted, want } from '#browser/fillingWanted.ts';

/** How much of the app is on this device: files, and the bytes of the missing ones. */
export const filling = proxy({
  /** Whether that is known; without a service worker, nothing is ever stored. */
  state: 'unknown' as 'unknown' | 'known' | 'impossible',
  ready: 0,
  all: 0,
  bytesLeft: 0,
  /** Whether it loads by itself. */
  wanted: isWanted(),
  /** What triggered the current loading; null for none. */
  by: null as 'player' | 'rest' | null,
});

/** The timeout for the lock, milliseconds. */
const patience = 3_000;

let current: AbortController | undefined;

function wantIt(isIt: boolean) {
  want(isIt);
  filling.wanted = isIt;
}

/** The service worker stores the files, and takes a while to start. */
const isServed = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);

/**
 * The list of this build's files. It is cached with them; a new one removes changed pictures from the cache. Offline,
 * only a cached one is used.
 */
async function loadList(): Promise<FilledList> {
  const address = filledListOf(build);
  const isNew = !(await pathsKept()).has(address);
  if (isNew && !stores.network.onLine) throw new Failure('offline');
  const list = (await (await fetchFile(address)).json()) as FilledList;
  if (isNew) await removeFiles(await outdatedPictures(list));
  return list;
}

const isOurs = ({ language: code }: FilledFile) => code === undefined || code === language.code;

/** The files of this build in the player's language, and the missing ones. */
async function look() {
  const files = (await loadList()).files.filter(isOurs);
  const kept = await pathsKept();
  const lacking = files.filter(({ url }) => !kept.has(url));
  const bytesLeft = lacking.reduce((sum, { bytes }) => sum + bytes, 0);
  Object.assign(filling, { state: 'known', all: files.length, ready: files.length - lacking.length, bytesLeft });
  return lacking;
}

/** Counts the stored files; offline that needs a cached list. */
export async function count(): Promise<void> {
  if (!('serviceWorker' in navigator)) filling.state = 'impossible';
  else if (isServed()) await look().catch(() => {});
}

/** Fetches files one at a time, through the service worker, which caches them; none is run. */
async function bring(lacking: readonly FilledFile[], waits: boolean, stop: AbortController) {
  const { signal } = stop;
  const pace = !waits && networkNow() === 'unknown' ? createPace() : undefined;
  await fill(lacking, {
    signal,
    free: () => untilFree({ signal, waits }),
    async bring({ url, bytes }) {
      const start = performance.now();
      await (await fetchFile(url, signal)).arrayBuffer();
      pace?.note(bytes, performance.now() - start);
    },
    onBrought({ bytes }) {
      filling.ready += 1;
      filling.bytesLeft -= bytes;
      if (pace?.isSlow() || (!waits && networkNow() === 'slow')) stop.abort();
    },
  });
}

async function run(by: 'player' | 'rest') {
  const stop = (current = new AbortController());
  filling.by = by;
  try {
    const lacking = await look();
    await bring(lacking, by === 'player', stop);
    await look();
    if (filling.ready === filling.all) await removeFormer();
  } catch {
    // Offline, or if the build is gone, the download is retried another time.
  } finally {
    if (current === stop) filling.by = null;
  }
}

/** Fetches what is missing while the player is idle, over a fast network, in one tab at a time. */
export async function fillAtRest(): Promise<void> {
  if (filling.by || !isWanted() || !isServed() || networkNow() === 'slow') return;
  await ifLockIsFree('filling', patience, async () => {
    if (!filling.by) await run('rest');
  });
}

/** Fetches what is missing now, over any network, on the player's request. */
export async function fillNow(): Promise<void> {
  wantIt(true);
  current?.abort();
  await run('player');
}

/** Stops loading; loaded files stay. */
export function stopFilling(): void {
  current?.abort();
}

/** The files that this page itself runs on. */
function pathsInUse() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = entries.filter(({ initiatorType }) => initiatorType !== 'fetch');
  return new Set(loaded.map(({ name }) => pathnameOf(name)));
}

/**
 * Removes the loaded files, in all languages, except those this page runs on. They don't load again by themselves.
 */
export async function removeFilled(): Promise<void> {
  wantIt(false);
  current?.abort();
  const inUse = pathsInUse();
  const { files } = await loadList();
  await removeFiles(files.map(({ url }) => url).filter((path) => !inUse.has(path)));
  await look();
}
