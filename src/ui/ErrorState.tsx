import { Button } from './Button.tsx';
import css from './notice.module.css';

interface ErrorStateProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

const severalSentences = /[.?!] /;

/** Says that something didn't come, with a button to ask again. */
export function ErrorState({ text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={css['notice']} role="alert">
      <p className={css[severalSentences.test(text) ? 'text' : 'title']}>{text}</p>
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  );
}
