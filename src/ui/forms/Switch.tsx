import { useId, type ReactNode } from 'react';
import css from './Switch.module.css';

interface SwitchProps {
  label: ReactNode;
  /** An explanation below the label. */
  note?: ReactNode;
  on: boolean;
  onSwitch: (on: boolean) => void;
  disabled?: boolean;
}

/** A switch with immediate effect; for a choice that a form submits, use Check. */
export function Switch({ label, note, on, onSwitch, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className={css['line']}>
      <span className={css['words']}>
        <span id={id}>{label}</span>
        {note && (
          <span id={`${id}-note`} className={css['note']}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css['switch']}
        aria-labelledby={id}
        aria-describedby={note ? `${id}-note` : undefined}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </label>
  );
}
