import { useId } from 'react';
import layout from '../layout.module.css';
import css from './Progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  /** The maximum value. */
  max: number;
  /** The value in words: `₱120 of ₱500`. */
  text?: string;
}

/** A progress bar. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={layout['stack1']}>
      <div className={css['words']}>
        <label htmlFor={id}>{label}</label>
        {text && <span className={css['text']}>{text}</span>}
      </div>
      <progress id={id} className={css['bar']} value={Math.min(value, max)} max={max} />
    </div>
  );
}
