import { useId } from 'react';
import css from './Field.module.css';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import { Select, type SelectProps } from './Select.tsx';

interface SelectFieldProps<V extends string | number> extends SelectProps<V> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A drop-down of a form, with label, hint and error. */
export function SelectField<V extends string | number>({ label, hint, error, ...rest }: SelectFieldProps<V>) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <Select {...rest} id={id} aria-invalid={error !== undefined} aria-describedby={notesOf({ id, hint, error })} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
