import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#i18n/words.en.ts';

export interface TipsModalProps {
  text: string;
  /** Retries a failed load, if that has no side effects (checklist M-13). */
  onRetry?: (() => void) | undefined;
  close: () => void;
}

/** A message dialog (spec §8). */
export default function TipsModal({ text, onRetry, close }: TipsModalProps) {
  const t = words.use();
  const answer = () => {
    close();
    onRetry?.();
  };
  return (
    <Dialog
      title={t('tips')}
      onClose={close}
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
