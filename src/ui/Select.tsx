import css from './field.module.css';

interface SelectProps {
  /** For a screen reader; what is chosen says the rest. */
  label: string;
  options: readonly { value: number; label: string }[];
  value: number;
  onChange: (value: number) => void;
}

/** One of many, by the system's own picker. */
export function Select({ label, options, value, onChange }: SelectProps) {
  return (
    <div className={`${css['box']} ${css['select']}`}>
      <select
        className={css['input']}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
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
