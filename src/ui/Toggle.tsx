import type { MouseEvent, ReactNode } from 'react';
import icon from './iconButton.module.css';
import css from './Toggle.module.css';

interface ToggleProps {
  /** The accessible name, pressed or not. */
  label: string;
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  children: ReactNode;
}

/** A toggle button. */
export function Toggle({ label, pressed, onToggle, children }: ToggleProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onToggle(!pressed);
  };
  return (
    <button
      type="button"
      className={`${icon['iconButton']} ${css['toggle']}`}
      aria-label={label}
      aria-pressed={pressed}
      onClick={press}
    >
      {children}
    </button>
  );
}
