import type { Answers, Given, Method, Native } from './bridge/calls.ts';

/** The name of the wrapper in its user agent, followed by its version. */
const mark = /\bPerlasWrapper\//;

/** What a wrapper of the time before the contract puts on the page: one function, which is called directly. */
interface Former {
  openExternal?(address: string): void;
}

const former = () => (globalThis as { NativeBridge?: Former }).NativeBridge;
const isFormer = () => typeof former()?.openExternal === 'function';

let native: Native | undefined;

/** Whether the app runs in the Android wrapper: by its bridge or its name in the user agent, never by a size (O-40). */
export const isInWrapper = () => 'NativeBridge' in globalThis || mark.test(navigator.userAgent);

/** Makes a wrapper that has introduced itself the one that is asked. */
export const meetNative = (met: Native | undefined) => void (native = met);

/** Whether the wrapper has said that it has a function. */
export const canNative = (method: Method) => native?.can(method) === true;

/** Asks the wrapper; undefined where there is none, or it can't, fails, is late or answers nonsense: then by the web. */
export const askNative = async <M extends Method>(method: M, given: Given[M]): Promise<Answers[M] | undefined> =>
  native?.ask(method, given);

/** Whether a wrapper can open addresses outside of the app. */
export const opensOutside = () => isFormer() || canNative('openExternal');

/** Opens an address outside of the app by the wrapper; false without one, for the web's own way. */
export function openOutside(url: string): boolean {
  if (isFormer()) former()?.openExternal?.(url);
  else if (canNative('openExternal')) void askNative('openExternal', { url });
  else return false;
  return true;
}

/** Opens every link that leads out of the app by the wrapper (spec §1). */
export function watchOutside(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link && openOutside(link.href)) event.preventDefault();
  });
}
