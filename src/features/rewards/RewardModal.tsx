import type { ModalBase } from '#nav/modal.ts';
import { hasJackpot, ReceivedRewards } from '#shared/rewards/ReceivedRewards.tsx';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './RewardModal.module.css';
import { words } from './words.en.ts';

export interface RewardModalProps extends ModalBase {
  rewards: readonly Reward[];
}

/** Shows the rewards that a player has just received, a jackpot on the whole screen; a tap anywhere closes it (M-03). */
export default function RewardModal({ rewards, close }: RewardModalProps) {
  const t = words.use();
  const isJackpot = hasJackpot(rewards);
  return (
    <Dialog
      title={t(isJackpot ? 'jackpot' : 'title')}
      onClose={close}
      className={`${css['reward']} ${isJackpot ? css['jackpot'] : ''}`}
    >
      <ReceivedRewards rewards={rewards} />
      <button type="button" className={css['close']} onClick={close}>
        {t('tap')}
      </button>
    </Dialog>
  );
}
