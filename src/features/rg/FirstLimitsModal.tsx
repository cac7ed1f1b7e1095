import { answerFirstLimits } from '#shared/rg/firstLimits.ts';
import type { ModalBase } from '#nav/modal.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { LimitForm } from './LimitForm.tsx';
import { words } from './words.en.ts';

/**
 * Asks a new player, and a player before the first deposit, to set or to decline limits; it can't be skipped
 * (players RG-03).
 */
export default function FirstLimitsModal({ close }: ModalBase) {
  const t = words.use();
  const { value, failure } = useReply('selfLimitInfo', {});
  const answer = () => {
    answerFirstLimits();
    close();
  };
  const sent = (changed: boolean) => {
    if (changed) toast(t('careSaved'));
    answer();
  };
  const notNow = <Button onClick={answer}>{t('notNow')}</Button>;
  return (
    <Sheet title={t('careTitle')}>
      <p>{t('careText')}</p>
      {value ? (
        <LimitForm kind="deposit" limits={value.limits} submit={t('careSave')} onSent={sent} beside={notNow} />
      ) : failure ? (
        notNow
      ) : (
        <Skeleton lines={4} />
      )}
    </Sheet>
  );
}
