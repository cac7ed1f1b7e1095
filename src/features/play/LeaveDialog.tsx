import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from './words.en.ts';

/** Asks for confirmation before a game is left during a round. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const t = words.use();
  return (
    <Dialog
      title={t('leaveTitle')}
      onClose={onStay}
      foot={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onStay}>{t('stay')}</Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  );
}
