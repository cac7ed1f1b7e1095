import { useId, type ComponentProps } from 'react';
import box from './Select.module.css';
import css from './Field.module.css';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import own from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field for several lines, which grows with its text, with label, hint and error. */
export function TextArea({ label, hint, error, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <div className={box['box']}>
        <textarea
          rows={5}
          {...rest}
          id={id}
          className={`${box['input']} ${own['lines']}`}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf({ id, hint, error })}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
