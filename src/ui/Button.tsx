import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonKind } from './buttonClass.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  kind?: ButtonKind;
  wide?: boolean;
  /** The action is running: the button keeps the focus and ignores taps. */
  busy?: boolean;
  /** Disabled, though focusable; show the reason beside it. */
  off?: boolean;
}

/** A button for an action; navigation uses a link. */
export function Button({ kind = 'plain', wide = false, busy = false, off = false, onClick, ...rest }: ButtonProps) {
  const closed = busy || off;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (closed) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, wide)}
      aria-busy={busy}
      aria-disabled={closed}
      onClick={press}
    />
  );
}
