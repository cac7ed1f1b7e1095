import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { words } from './words.ts';

export interface TipsModalProps {
  text: string;
  close: () => void;
}

/** Says something that has to be read (spec §8). */
export function TipsModal({ text, close }: TipsModalProps) {
  const t = words.use();
  return (
    <Dialog
      title={t('tips')}
      onClose={close}
      foot={
        <Button kind="gold" onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
