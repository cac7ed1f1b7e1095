import { writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from './stores.ts';
import { app } from './worker.ts';

/** This build's id, as the document has it. */
export const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'development';

/** The page whose code was gone when the document last loaded anew for it; a second time would be a loop. */
const failed = 'chunk.failed';

interface Gate {
  /** Lets a waiting update in on the way to a page. Says whether the document is about to load anew at the target. */
  letIn(target: string): Promise<boolean>;
  /** Brings the newest build to the front for a document that is about to load anew. Says whether it may: it is there, and no tab is busy. */
  renew(): Promise<boolean>;
}

let gate: Gate = { letIn: async () => false, renew: async () => true };

/** Takes over how updates come in, once the code for that has come. */
export function openGate(opened: Gate): void {
  gate = opened;
}

/** Lets a waiting update in on the way to a page. Says whether the document is about to load anew at the target. */
export const letUpdateIn = (target: string): Promise<boolean> => gate.letIn(target);

/** Whether nothing can be had at the moment: no network, nobody who answers, or a network that answers itself. */
export const isCutOff = () => !navigator.onLine || stores.network.failing || stores.network.portal;

/**
 * The code of a page couldn't be had. If its build is gone, the document loads anew at the target, once; with nobody to
 * be reached, or a tab that is busy, it stays. Says whether it loads anew. Rejects the second time: then it is an error.
 */
export async function chunkFailed(target: string): Promise<boolean> {
  // It may be back by now, and the page can be asked for again.
  if (!navigator.onLine) return false;
  // A network that answers in the place of files shows in this look, and in no call to the operator.
  if (!(await app.builds.checkBuild(0).catch(() => false)) || isCutOff()) return false;
  const gone = `${build} ${target}`;
  const loadedFor = () => readLocal('tab', failed, '') === gone;
  const again = loadedFor();
  if (!again && !(await gate.renew())) return false;
  writeLocal('tab', failed, gone);
  // Who can't remember having done it once would do it for ever.
  if (again || !loadedFor()) throw new Error(`The page at ${target} can't be loaded.`);
  location.assign(target);
  return true;
}
