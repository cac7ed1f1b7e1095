import { useShape } from './longWait.ts';
import css from './Skeleton.module.css';

/** More lines than a screen has room for, so that what stands below comes into sight with what they stand for. */
export const screenful = 40;

/** Grey shapes in the place of what is on its way: so many lines, or one block of a ratio (width / height). */
export function Skeleton({ lines = 1, ratio }: { lines?: number; ratio?: number }) {
  useShape();
  if (ratio) return <div className={css['block']} style={{ aspectRatio: ratio }} aria-hidden="true" />;
  return (
    <div className={css['lines']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={css['line']} />
      ))}
    </div>
  );
}
