import type { ModalBase } from '../../app/modals.ts';
import { RewardList } from '../../app/rewards/RewardList.tsx';
import type { Reward } from '../../app/rewards/showRewards.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './reward.module.css';
import { words } from './words.ts';

export interface RewardModalProps extends ModalBase {
  rewards: readonly Reward[];
}

/** What a player has just been given; a tap anywhere closes it (M-03). */
export default function RewardModal({ rewards, close }: RewardModalProps) {
  const t = words.use();
  return (
    <Dialog title={t('title')} onClose={close} look={css['reward']}>
      <RewardList rewards={rewards} />
      <button type="button" className={css['close']} onClick={close}>
        {t('tap')}
      </button>
    </Dialog>
  );
}
