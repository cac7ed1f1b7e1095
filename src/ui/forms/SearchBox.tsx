import { useEffect, useRef } from 'react';
import { Icon } from '../media/Icon.tsx';
import css from './SearchBox.module.css';

interface SearchBoxProps {
  /** The accessible name, and the placeholder. */
  label: string;
  /** The accessible name of the clear button. */
  emptyLabel: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: () => void;
  /** Takes the focus when it mounts empty. */
  focus?: boolean;
}

/** Maximum length of a search text, characters. */
const longest = 60;

/** A search field with a clear button. */
export function SearchBox({ label, emptyLabel, value, onChange, onSubmit, focus = false }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const focused = useRef(focus && value === '');
  useEffect(() => {
    if (focused.current) box.current?.focus();
  }, []);

  return (
    <search>
      <form
        className={css['box']}
        onSubmit={(event) => {
          event.preventDefault();
          box.current?.blur();
          onSubmit?.();
        }}
      >
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          className={css['input']}
          aria-label={label}
          placeholder={label}
          value={value}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={css['empty']}
            aria-label={emptyLabel}
            onClick={() => {
              onChange('');
              box.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
}
