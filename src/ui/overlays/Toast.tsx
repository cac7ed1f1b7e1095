import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './Toast.module.css';

interface ToastProps {
  children: ReactNode;
  /** How many dialogs are open. */
  dialogs: number;
}

/** Whether this browser has a place over open dialogs. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** The dialog that was opened last: what is beside it is under its backdrop. */
const lastDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** A toast over everything, including dialogs; a live region for screen readers. */
export function Toast({ children, dialogs }: ToastProps) {
  const self = useRef<HTMLOutputElement>(null);
  const [dialog, setDialog] = useState<Element | null>(null);
  const shown = Boolean(children);

  useLayoutEffect(() => {
    if (!hasPopovers()) setDialog(shown ? lastDialog() : null);
  }, [shown, children, dialogs]);
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
  return dialog ? createPortal(toast, dialog) : toast;
}
