import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './Field.module.css';
import { FieldNotes, notesOf } from './FieldNotes.tsx';

interface CheckProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'checked' | 'onChange' | 'className'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** A checkbox whose whole line is tappable. */
export function Check({ label, checked, onChange, error, ...rest }: CheckProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={css['check']}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf({ id, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
