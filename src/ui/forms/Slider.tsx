import { useId } from 'react';
import hidden from '../visuallyHidden.module.css';
import css from './Field.module.css';

interface SliderProps {
  /** The accessible name. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, for a screen reader. */
  text: string;
  onChange: (value: number) => void;
}

/** A number chosen by a slider, in steps; a field beside it takes the exact value. */
export function Slider({ label, text, onChange, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label className={hidden['unseen']} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="range"
        className={css['slider']}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
