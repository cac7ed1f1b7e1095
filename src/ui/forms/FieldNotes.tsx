import typography from '../typography.module.css';
import css from './Field.module.css';

interface Notes {
  /** The control's id, which the ids of its notes derive from. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The value of the control's `aria-describedby`. */
export const notesOf = ({ id, hint, error }: Notes) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** The error and hint below a control. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={typography['caption']}>
          {hint}
        </p>
      )}
    </>
  );
}
