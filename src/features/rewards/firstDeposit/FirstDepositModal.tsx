import { useSnapshot } from 'valtio';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Offers } from './Offers.tsx';
import { words } from './words.en.ts';

/**
 * The offers for a first deposit, each with a link to the wallet (M-05); at the start it is one of the popups (S-04).
 */
export default function FirstDepositModal({ close }: ModalBase) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('firstDepositInfo', {});
  return (
    <Dialog
      title={t('title')}
      onClose={close}
      closeLabel={t('later')}
      foot={
        <Button wide onClick={close}>
          {t('later')}
        </Button>
      }
    >
      {userId !== 0 && (
        <RewardContent reply={reply}>
          {(value) => <Offers value={value} onEnd={() => void reply.retry()} />}
        </RewardContent>
      )}
    </Dialog>
  );
}
