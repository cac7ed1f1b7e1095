import css from './wallets.module.css';

interface SelectProps<V extends string | number> {
  label: string;
  options: readonly { value: V; name: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of several, behind one tap. */
export function Select<V extends string | number>({ label, options, value, onChange }: SelectProps<V>) {
  return (
    <label className={css['choice']}>
      {label}
      <select value={value} onChange={({ target }) => onChange(options[target.selectedIndex]!.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
