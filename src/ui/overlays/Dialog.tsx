import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './Dialog.module.css';
import { Icon } from '../media/Icon.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons at the end, the main one first. */
  foot?: ReactNode;
  /**
   * Called by Escape, the back gesture, a tap outside or the close button. Without it the dialog can't be dismissed.
   */
  onClose?: (() => void) | undefined;
  /** The close button's label; without it there is none. */
  closeLabel?: string | undefined;
  /** A class for another position. */
  className?: string | undefined;
}

/** A modal dialog with a focus trap; closing it restores the focus. */
export function Dialog({ title, children, foot, onClose, closeLabel, className = '' }: DialogProps) {
  const titleId = useId();
  const self = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const requestClose = useEffectEvent(() => onClose?.());
  const closed = useEffectEvent(() => {
    if (onClose) onClose();
    else self.current?.showModal();
  });

  useLayoutEffect(() => {
    const dialog = self.current!;
    const listeners = new AbortController();
    const listen = (type: string, act: (event: Event) => void) =>
      dialog.addEventListener(type, act, { signal: listeners.signal });

    dialog.showModal();
    heading.current!.focus({ preventScroll: true });
    // The close event is asynchronous: in strict mode the dialog has been closed and reopened by the time it fires.
    listen('close', () => {
      if (!dialog.open) closed();
    });
    listen('cancel', (event) => {
      event.preventDefault();
      requestClose();
    });
    listen('click', ({ target }) => {
      if (target === dialog) requestClose();
    });
    return () => {
      listeners.abort();
      dialog.close();
      // The element that opened it may be gone, such as the log-in button after a log-in.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog ref={self} className={`${css['dialog']} ${className}`} aria-labelledby={titleId}>
      <div className={css['body']}>
        <div className={css['head']}>
          <h2 ref={heading} id={titleId} className={css['title']} tabIndex={-1}>
            {title}
          </h2>
          {onClose && closeLabel && (
            <button type="button" className={css['close']} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
        {foot && <div className={css['foot']}>{foot}</div>}
      </div>
    </dialog>
  );
}
