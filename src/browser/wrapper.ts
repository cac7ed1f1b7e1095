/** The bridge that the Android wrapper offers to the page (checklist O-40); every method may be missing. */
interface NativeBridge {
  openExternal?(address: string): void;
}

const bridge = () => (globalThis as { NativeBridge?: NativeBridge }).NativeBridge;

/** Whether a wrapper can open addresses outside of the app. */
export const opensOutside = () => typeof bridge()?.openExternal === 'function';

/** Opens an address outside of the app by the wrapper; false without one, for the web's own way. */
export function openOutside(address: string): boolean {
  if (!opensOutside()) return false;
  bridge()?.openExternal?.(address);
  return true;
}

/** Opens every link that leads out of the app by the wrapper (spec §1). */
export function watchOutside(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link && openOutside(link.href)) event.preventDefault();
  });
}
