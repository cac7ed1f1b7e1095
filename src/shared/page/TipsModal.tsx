import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#i18n/words.en.ts';

export interface TipsModalProps {
  text: string;
  /** Retries a failed load, if that has no side effects (checklist M-13). */
  onRetry?: (() => void) | undefined;
  /** Called by the player's answer, without which it stays open. */
  onAnswer?: () => void;
  close: () => void;
}

/** A message dialog (spec §8). */
export default function TipsModal({ text, onRetry, onAnswer, close }: TipsModalProps) {
  const t = words.use();
  const answer = () => {
    close();
    onRetry?.();
    onAnswer?.();
  };
  return (
    <Dialog
      title={t('tips')}
      onClose={onAnswer ? undefined : close}
      foot={
        <Button kind="gold" onClick={answer}>
          {t(onRetry ? 'retry' : 'ok')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
