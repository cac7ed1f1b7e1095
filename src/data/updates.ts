import { writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from './stores.ts';
import { app } from './worker.ts';

/** The id of this build, from the document. */
export const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development';

/**
 * Storage key of the build and page for which the document was last reloaded after a missing chunk, which prevents a
 * reload loop.
 */
const failed = 'chunk.failed';

interface Updater {
  /**
   * Applies a waiting update during a navigation. Resolves to whether the document is about to reload at the target.
   */
  apply(target: string): Promise<boolean>;
  /**
   * Activates the newest build before a reload. Resolves to whether the reload may happen: the build has loaded and
   * no tab is busy.
   */
  renew(): Promise<boolean>;
}

let updater: Updater = { apply: async () => false, renew: async () => true };

/** Installs the real update functions, once their code has loaded. */
export function installUpdater(real: Updater): void {
  updater = real;
}

/** Applies a waiting update during a navigation. Resolves to whether the document is about to reload at the target. */
export const applyUpdate = (target: string): Promise<boolean> => updater.apply(target);

/** Whether nothing can load now: offline, the operator unreachable, or a captive portal. */
export const isCutOff = () => !navigator.onLine || stores.network.failing || stores.network.portal;

/**
 * Handles a page chunk that failed to load. If its build is gone, the document reloads at the target, once; while
 * offline, or with a busy tab, it stays. Resolves to whether it reloads. Rejects the second time, as an error to
 * show.
 */
export async function chunkFailed(target: string): Promise<boolean> {
  // The chunk may load once the network is back; the player can retry.
  if (!navigator.onLine) return false;
  // This check also detects a captive portal that answers only in place of files, which no call to the operator shows.
  if (!(await app.builds.checkBuild(0).catch(() => false)) || isCutOff()) return false;
  const gone = `${build} ${target}`;
  const again = readLocal('tab', failed, '') === gone;
  if (!again && !(await updater.renew())) return false;
  // Without storage the single reload couldn't be remembered, and would repeat forever.
  if (!writeLocal('tab', failed, gone) || again) throw new Error(`The page at ${target} can't be loaded.`);
  location.assign(target);
  return true;
}
