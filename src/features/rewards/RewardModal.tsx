import type { ModalBase } from '#nav/modal.ts';
import { RewardList } from '#shared/rewards/RewardList.tsx';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './RewardModal.module.css';
import { words } from './words.en.ts';

export interface RewardModalProps extends ModalBase {
  rewards: readonly Reward[];
}

/** Shows the rewards that a player has just received; a tap anywhere closes it (M-03). */
export default function RewardModal({ rewards, close }: RewardModalProps) {
  const t = words.use();
  return (
    <Dialog title={t('title')} onClose={close} className={css['reward']}>
      <RewardList rewards={rewards} />
      <button type="button" className={css['close']} onClick={close}>
        {t('tap')}
      </button>
    </Dialog>
  );
}
