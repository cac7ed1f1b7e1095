/** What the Android wrapper lends the page (checklist O-40); each of it may be missing. */
interface NativeBridge {
  openExternal?(address: string): void;
}

/** Has the wrapper open an address outside of the app; false where there is none to do so, and the web's own way is left. */
export function openOutside(address: string): boolean {
  const { NativeBridge: bridge } = globalThis as { NativeBridge?: NativeBridge };
  if (!bridge?.openExternal) return false;
  bridge.openExternal(address);
  return true;
}
