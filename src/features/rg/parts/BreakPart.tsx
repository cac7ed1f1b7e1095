import { useState } from 'react';
import { breakHours } from '#contract/protection.ts';
import { goBack } from '#nav/navigation.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import css from '../SelfLimitedScreen.module.css';
import { words } from './words.ts';

const names = ['hours', 'threeDays', 'sevenDays', 'thirtyDays'] as const;

/** A break from play: chosen, and begun with one tap (players RG-17). */
export function BreakPart({ onDone }: { onDone: () => void }) {
  const t = words.use();
  const [hours, choose] = useState<number>(breakHours[0]);
  const starting = useAction(async () => {
    await app.rg.selfExclude({ type: 1, hours });
    onDone();
  });
  const options = breakHours.map((value, at) => ({ value, label: t(names[at]!) }));
  return (
    <div className={css['form']}>
      <RadioCards legend={t('breakChoose')} options={options} value={hours} onChange={choose} />
      <p>{t('breakPoints')}</p>
      <div className={css['pair']}>
        <Button busy={starting.busy} onClick={() => void starting.run()}>
          {t('breakStart')}
        </Button>
        <Button onClick={() => goBack('/member/self-limited')}>{t('back')}</Button>
      </div>
    </div>
  );
}
