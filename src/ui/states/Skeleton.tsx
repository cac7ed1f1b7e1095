import { useShape } from './longWait.ts';
import layout from '../layout.module.css';
import css from './Skeleton.module.css';

/**
 * More lines than fit on a screen, so that what follows stays out of sight until the content has loaded, without layout
 * shift.
 */
export const screenful = 40;

/** A loading skeleton: a number of lines, or one block of a ratio (width / height). */
export function Skeleton({ lines = 1, ratio }: { lines?: number; ratio?: number }) {
  useShape();
  if (ratio) return <div className={css['block']} style={{ aspectRatio: ratio }} aria-hidden="true" data-skeleton />;
  return (
    <div className={layout['stack3']} aria-hidden="true" data-skeleton>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={css['line']} />
      ))}
    </div>
  );
}
