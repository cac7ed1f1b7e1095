/** What the Android wrapper lends the page (checklist O-40); each of it may be missing. */
interface NativeBridge {
  openExternal?(address: string): void;
}

const bridge = () => (globalThis as { NativeBridge?: NativeBridge }).NativeBridge;

/** Whether a wrapper is there to open addresses outside of the app. */
export const opensOutside = () => bridge()?.openExternal !== undefined;

/** Has the wrapper open an address outside of the app; false where there is none to do so, and the web's own way is left. */
export function openOutside(address: string): boolean {
  if (!opensOutside()) return false;
  bridge()?.openExternal?.(address);
  return true;
}

/** Has the wrapper follow every link that leads out of the app (spec §1). */
export function watchOutside(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link && openOutside(link.href)) event.preventDefault();
  });
}
