import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import typography from '#ui/typography.module.css';
import css from './TimeLeft.module.css';

interface TimeLeftProps {
  /** What ends then. */
  label: string;
  /** By the operator's clock, epoch milliseconds. */
  until: number;
  isOver: boolean;
  /** Replaces it once it is over. */
  overText: string;
  onEnd: () => void;
}

/** A contest's remaining time by the operator's clock, then that it has ended (S-22). */
export function TimeLeft({ label, until, isOver, overText, onEnd }: TimeLeftProps) {
  if (isOver) return <output>{overText}</output>;
  return (
    <p className={css['left']}>
      <span className={typography['caption']}>{label}</span>{' '}
      <strong>
        <ServerCountdown label={label} until={until} onEnd={onEnd} />
      </strong>
    </p>
  );
}
