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

/** How much of the app is on this device: files, and the bytes of those that aren't. */
export const filling = proxy({
  /** Whether that is known; where the browser has no service worker, nothing is ever here. */
  state: 'unknown' as 'unknown' | 'known' | 'impossible',
  ready: 0,
  all: 0,
  bytesLeft: 0,
  /** Whether it is brought by itself. */
  wanted: isWanted(),
  /** Who has it brought just now; null for nobody. */
  by: null as 'player' | 'rest' | null,
});

/** How long the browser may take over the lock, milliseconds. */
const patience = 3_000;

let current: AbortController | undefined;

function wantIt(isIt: boolean) {
  want(isIt);
  filling.wanted = isIt;
}

/** The service worker keeps what comes, and takes a while to come itself. */
const isServed = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);

/**
 * The list of this build's files. It is kept with them; a new one takes pictures that were drawn anew out of the cache.
 * Without a network nobody is asked for one that isn't kept.
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

/** The files of this build in the player's language, and those of them that aren't here yet. */
async function look() {
  const files = (await loadList()).files.filter(isOurs);
  const kept = await pathsKept();
  const lacking = files.filter(({ url }) => !kept.has(url));
  const bytesLeft = lacking.reduce((sum, { bytes }) => sum + bytes, 0);
  Object.assign(filling, { state: 'known', all: files.length, ready: files.length - lacking.length, bytesLeft });
  return lacking;
}

/** Counts what is here; without a network that needs a list from before. */
export async function count(): Promise<void> {
  if (!('serviceWorker' in navigator)) filling.state = 'impossible';
  else if (isServed()) await look().catch(() => {});
}

/** Brings files one at a time, over the service worker, which keeps them; none is run. */
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
    // Without a network, or with a build that is gone, it is tried another time.
  } finally {
    if (current === stop) filling.by = null;
  }
}

/** Brings what is lacking while the player does nothing, over a fast network, in one tab at a time. */
export async function fillAtRest(): Promise<void> {
  if (filling.by || !isWanted() || !isServed() || networkNow() === 'slow') return;
  await ifLockIsFree('filling', patience, async () => {
    if (!filling.by) await run('rest');
  });
}

/** Brings what is lacking now, over any network, because the player wants it. */
export async function fillNow(): Promise<void> {
  wantIt(true);
  current?.abort();
  await run('player');
}

/** Stops what is being brought; what has come stays. */
export function stopFilling(): void {
  current?.abort();
}

/** The files that this page itself runs on. */
function pathsInUse() {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = entries.filter(({ initiatorType }) => initiatorType !== 'fetch');
  return new Set(loaded.map(({ name }) => pathnameOf(name)));
}

/** Removes what was brought, in all languages, but what this page runs on. It isn't brought again by itself. */
export async function removeFilled(): Promise<void> {
  wantIt(false);
  current?.abort();
  const inUse = pathsInUse();
  const { files } = await loadList();
  await removeFiles(files.map(({ url }) => url).filter((path) => !inUse.has(path)));
  await look();
}
