import type { ComponentProps } from 'react';
import css from './Select.module.css';

export interface SelectProps<V extends string | number> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'className'
> {
  /** For a screen reader; the selected option is all that is visible. SelectField has a visible label. */
  label?: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A drop-down with the system's own picker. */
export function Select<V extends string | number>({ label, options, value, onChange, ...rest }: SelectProps<V>) {
  return (
    <div className={`${css['box']} ${css['select']}`}>
      <select
        {...rest}
        className={css['input']}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(options[target.selectedIndex]!.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
