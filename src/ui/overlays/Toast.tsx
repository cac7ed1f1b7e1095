import { useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './Toast.module.css';

/** A toast over everything, including dialogs; a live region for screen readers. */
export function Toast({ children }: { children: ReactNode }) {
  const self = useRef<HTMLOutputElement>(null);
  const shown = Boolean(children);

  useLayoutEffect(() => {
    const toast = self.current!;
    if (shown) toast.showPopover?.();
    return () => {
      if (shown && toast.isConnected) toast.hidePopover?.();
    };
  }, [shown, children]);

  return (
    <output ref={self} className={css['toast']} popover="manual">
      {children}
    </output>
  );
}
