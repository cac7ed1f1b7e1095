import { Button } from '../Button.tsx';
import css from './EmptyState.module.css';

interface ErrorStateProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** An error state: something failed to load, with a retry button. */
export function ErrorState({ text, retryLabel, onRetry }: ErrorStateProps) {
  const end = text.search(/[.?!] /) + 1 || text.length;
  return (
    <div className={css['notice']} role="alert">
      <p className={css['title']}>{text.slice(0, end)}</p>
      {text.length > end && <p className={css['text']}>{text.slice(end + 1)}</p>}
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  );
}
