/** The bridge that the Android wrapper offers to the page (checklist O-40); every method may be missing. */
interface NativeBridge {
  openExternal?(address: string): void;
  openChat?(chat: string): void;
}

/** Live chat as the vendor knows it: the operator's licence, the group that answers, and the hosted page for both. */
export interface NativeChat {
  licence: string;
  group: string;
  url: string;
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

/** Opens live chat by the wrapper, which is told as JSON; false without one that can, for the web's own way (SV-02). */
export function openChat(chat: NativeChat): boolean {
  const native = bridge();
  if (typeof native?.openChat !== 'function') return false;
  native.openChat(JSON.stringify(chat));
  return true;
}
