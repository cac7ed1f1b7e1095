import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './Toast.module.css';

/** Whether this browser can show it over open dialogs. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** The fallback container: the dialog opened last, as anything beside it is under its backdrop. */
const coveringDialog = () => (hasPopovers() ? null : ([...document.querySelectorAll('dialog[open]')].at(-1) ?? null));

function watchDialogs(notify: () => void) {
  if (hasPopovers()) return () => {};
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** A toast over everything, including dialogs; a live region for screen readers. */
export function Toast({ children }: { children: ReactNode }) {
  const self = useRef<HTMLOutputElement>(null);
  const shown = Boolean(children);
  const dialog = useSyncExternalStore(watchDialogs, coveringDialog);

  useLayoutEffect(() => {
    const toast = self.current!;
    if (shown) toast.showPopover?.();
    return () => {
      if (shown && toast.isConnected) toast.hidePopover?.();
    };
  }, [shown, children]);

  const toast = (
    <output ref={self} className={css['toast']} popover="manual">
      {children}
    </output>
  );
  return shown && dialog ? createPortal(toast, dialog) : toast;
}
