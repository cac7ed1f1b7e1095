import { Button } from '../Button.tsx';
import { Icon } from '../media/Icon.tsx';
import css from './EmptyState.module.css';

interface OfflineStateProps {
  title: string;
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** An offline state with a retry button. */
export function OfflineState({ title, text, retryLabel, onRetry }: OfflineStateProps) {
  return (
    <div className={css['notice']} aria-live="polite">
      <Icon name="offline" />
      <p className={css['title']}>{title}</p>
      <p className={css['text']}>{text}</p>
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  );
}
