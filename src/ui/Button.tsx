import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonKind } from './buttonClass.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  kind?: ButtonKind;
  wide?: boolean;
  /** Its work is under way. It keeps the focus, and takes no further tap. */
  busy?: boolean;
  /** It can't be used now; the reason belongs beside it. */
  off?: boolean;
}

/** Something to tap that does something; a way to another page is a link. */
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
