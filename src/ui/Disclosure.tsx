import type { ComponentProps, ReactNode } from 'react';
import css from './Disclosure.module.css';
import { Icon } from './media/Icon.tsx';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'className'> {
  /** Always visible; a tap toggles the content. */
  title: ReactNode;
}

/** A summary line that expands to show its content. */
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
