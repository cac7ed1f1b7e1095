import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';
import css from './Sheet.module.css';

/** A bottom sheet: a dialog for choices, filters and details. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'className'>) {
  return <Dialog {...props} className={css['sheet']} />;
}
