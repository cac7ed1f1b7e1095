import { Drawing } from '#ui/media/Drawing.tsx';
import css from './SuccessTick.module.css';

/** A tick that draws itself once where something has succeeded; decorative, and still with reduced motion. */
export function SuccessTick() {
  return (
    <span className={css['tick']}>
      <Drawing path="M4.5 12.5 10 18 19.5 6.5" />
    </span>
  );
}
