import type { ComponentProps } from 'react';
import icon from '#ui/iconButton.module.css';
import css from './GameBar.module.css';

const drawings = {
  exit: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.6h.1',
  deposit: 'M12 5v14M5 12h14',
  care: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6z',
  full: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  small: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  jackpot: 'M12 3.5 20.5 9 12 20.5 3.5 9zM3.5 9h17M12 3.5 8.5 9 12 20.5 15.5 9z',
  less: 'M5 15l7-7 7 7',
  more: 'M5 9l7 7 7-7',
} as const;

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  drawing: keyof typeof drawings;
  label: string;
}

/** An icon button of the game bar. */
export function BarButton({ drawing, label, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...rest} className={`${icon['iconButton']} ${css['button']}`} aria-label={label}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
    </button>
  );
}
