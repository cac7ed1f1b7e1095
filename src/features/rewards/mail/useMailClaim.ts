import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { effect } from '#data/effects.ts';
import { app } from '#data/worker.ts';
import { toast } from '#nav/toasts.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { firstPage } from '#shared/records/pages.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { words } from './words.en.ts';

/** Claims the award of one mail or of all (ML-03); if it was already claimed elsewhere, only its mark says so. */
export function useMailClaim(retry?: () => Promise<void>) {
  const t = words.use();
  const { locked, onFailure } = useRewardLock();
  const claim = useMoneyAct('claimMail', {
    onDone({ rewards }) {
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure) {
      const { code, details } = failure instanceof Failure ? failure : new Failure('garbled');
      if (code === conditionUnmet && details.need === 'time') toast(t('over'));
      else if (code !== alreadyDone) onFailure(failure);
      void app.replies.read('getMail2', firstPage({}), true).catch(() => {});
      void retry?.();
    },
  });
  return { claim, locked };
}

export type MailClaim = ReturnType<typeof useMailClaim>['claim'];
