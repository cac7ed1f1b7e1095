import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import box from './Select.module.css';
import css from './Field.module.css';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import { keepLinesApart } from './linesApart.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** A prefix inside the box. */
  before?: ReactNode;
  /** The text and accessible names of the button that shows and hides a password, which name the field. */
  reveal?: { show: string; hide: string; showName: string; hideName: string };
  /** For several lines: their minimum number. */
  rows?: number;
  /** Wide letter spacing, for codes. */
  spaced?: boolean;
  /** Several lines stay apart, so that none becomes part of another's number. */
  linesApart?: boolean;
}

/** What browsers leave out for passwords alone: no spell check service, capitals, correction or learning. */
const asTyped = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } as const;

/** What stands for a date that isn't whole or doesn't exist, of which browsers tell no text: no day, but not empty. */
const noDay = '?';

const readInput = ({ value, validity }: HTMLInputElement) => (validity?.badInput ? noDay : value);

/** A text field with label, hint and error. A shown password is hidden again when its form is sent. */
export function Field(props: FieldProps) {
  const { label, hint, error, before, reveal, spaced, linesApart, type, rows, onChange, ...rest } = props;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = isShown && control.current?.form;
    if (!form) return;
    const hide = () => setIsShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown]);
  const change = useEffectEvent(onChange);
  useEffect(() => (linesApart ? keepLinesApart(control.current!, change) : undefined), [linesApart]);
  const Control = (rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      <div className={box['box']}>
        {before && <span className={css['before']}>{before}</span>}
        <Control
          {...rest}
          value={type === 'date' && rest.value === noDay ? '' : rest.value}
          {...{ rows }}
          {...(type === 'password' && asTyped)}
          ref={control}
          id={id}
          type={reveal && isShown ? 'text' : type}
          className={spaced ? `${box['input']} ${css['code']}` : box['input']}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf({ id, hint, error })}
          onChange={(event) => onChange(readInput(event.target))}
          onBlur={(event) => {
            if (type === 'date' && event.target.validity?.badInput) onChange(noDay);
            rest.onBlur?.(event);
          }}
        />
        {reveal && (
          <button
            type="button"
            className={css['reveal']}
            aria-label={isShown ? reveal.hideName : reveal.showName}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? reveal.hide : reveal.show}
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
