import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';
import css from './Sheet.module.css';

/** A dialog that comes from the bottom, where the thumb is: choices, filters, details of what stands behind it. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'look'>) {
  return <Dialog {...props} look={css['sheet']} />;
}
