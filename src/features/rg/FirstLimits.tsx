import { answerFirstLimits } from '#shared/rg/firstLimits.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { LimitForm } from './LimitForm.tsx';
import { words } from './words.en.ts';

/** Asks a player to set or to decline limits, for a dialog that can't be skipped (players RG-03). */
export function FirstLimits({ onAnswer }: { onAnswer: () => void }) {
  const t = words.use();
  const { value, failure } = useReply('selfLimitInfo', {});
  const answer = () => {
    answerFirstLimits();
    onAnswer();
  };
  const sent = (changed: boolean) => {
    if (changed) toast(t('careSaved'));
    answer();
  };
  const notNow = <Button onClick={answer}>{t('notNow')}</Button>;
  return (
    <>
      <p>{t('careText')}</p>
      {value ? (
        <LimitForm kind="deposit" limits={value.limits} submit={t('careSave')} onSent={sent} beside={notNow} />
      ) : failure ? (
        notNow
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}
