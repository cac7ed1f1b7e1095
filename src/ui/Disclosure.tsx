import type { ComponentProps, ReactNode } from 'react';
import css from './Disclosure.module.css';
import { Icon } from './media/Icon.tsx';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'className'> {
  /** Always to be seen; a tap on it shows the rest, or hides it. */
  title: ReactNode;
}

/** A line that opens to what stands under it. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest}>
      <summary className={css['line']}>
        <span>{title}</span>
        <Icon name="onward" />
      </summary>
      {children}
    </details>
  );
}
