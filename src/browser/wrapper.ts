import type { Answers, Given, Method, Native } from './bridge/calls.ts';

/** The wrapper's name in its user agent, followed by its version. */
const mark = /\bPerlasWrapper\//;

/** A wrapper from before the contract: it puts one function on the page, which is called directly. */
interface Former {
  openExternal?(address: string): void;
}

const former = () => (globalThis as { NativeBridge?: Former }).NativeBridge;
const isFormer = () => typeof former()?.openExternal === 'function';

let native: Native | undefined;

/**
 * Whether the app runs in the Android wrapper: by its bridge or its name in the user agent, never by a size (O-40).
 */
export const isInWrapper = () => 'NativeBridge' in globalThis || mark.test(navigator.userAgent);

/** Makes an introduced wrapper the one that receives calls. */
export const meetNative = (met: Native | undefined) => void (native = met);

/** Whether the wrapper has this function. */
export const canNative = (method: Method) => native?.can(method) === true;

/**
 * Calls the wrapper; undefined if there is none, or it can't, fails, is late or answers nonsense: then the web's way
 * is used.
 */
export const askNative = async <M extends Method>(method: M, given: Given[M]): Promise<Answers[M] | undefined> =>
  native?.ask(method, given);

/** Whether a wrapper can open addresses outside the app. */
export const opensOutside = () => isFormer() || canNative('openExternal');

/** Opens an address outside the app through the wrapper; false without one, or if it fails, for the web's own way. */
export function openOutside(url: string): boolean {
  try {
    if (isFormer()) former()?.openExternal?.(url);
    else if (canNative('openExternal')) void askNative('openExternal', { url });
    else return false;
    return true;
  } catch {
    return false;
  }
}

/** Opens every link that leads out of the app through the wrapper (spec §1). */
export function watchOutside(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link && openOutside(link.href)) event.preventDefault();
  });
}
