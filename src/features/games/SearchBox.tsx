import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './search.module.css';
import { words } from './words.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** The longest name that is looked for, in characters. */
const longest = 60;

/** Where a game's name is typed; ready to be typed in when it comes empty. */
export function SearchBox({ value, onChange, onSubmit }: SearchBoxProps) {
  const t = words.use();
  const box = useRef<HTMLInputElement>(null);
  const empty = useRef(value === '');
  useEffect(() => {
    if (empty.current) box.current?.focus();
  }, []);

  return (
    <search>
      <form
        className={css['box']}
        onSubmit={(event) => {
          event.preventDefault();
          box.current?.blur();
          onSubmit();
        }}
      >
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          className={css['input']}
          aria-label={t('title')}
          placeholder={t('title')}
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
            aria-label={t('empty')}
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
