import css from './Field.module.css';

interface Notes {
  /** The control's id, from which those of its notes are made. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The ids a control names in `aria-describedby`. */
export const notesOf = ({ id, hint, error }: Notes) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** What stands under a control: what is wrong with it, and what it wants. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
    </>
  );
}
