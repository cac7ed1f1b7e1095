import type { FunctionComponent } from 'react';

/** How a dialog relates to other dialogs of the stack. */
export interface Rules {
  /** Dialogs of a set replace each other. */
  set?: 'auth';
  /** Closes only when answered, not by Back or Escape; other dialogs wait behind it. */
  firm?: true;
  /** Opens by itself, so it waits until no other dialog is open (checklist L-10). */
  alone?: true;
  /** Part of play: never shown to a restricted player. */
  play?: true;
}

/** Props of every dialog: `close` is also called by back and Escape. */
export interface ModalBase {
  close: () => void;
}

/** Declares a dialog whose code loads when it is first shown; its data are its component's own props. */
export const modal = <P extends ModalBase>(
  load: () => Promise<{ default: FunctionComponent<P> }>,
  rules: Rules = {},
) => ({
  load,
  rules,
});
