import { useAction } from '#nav/useAction.ts';
import { useReply } from '#nav/useReply.ts';
import { app } from '#data/worker.ts';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import css from '../SelfLimitedScreen.module.css';
import { useChosenLimit } from '../useChosenLimit.ts';
import { useOutboxLimits } from '#shared/rg/useOutboxLimits.ts';
import { words } from '../words.en.ts';

/**
 * Switch for the reminder of the month's deposits before each further one: off by default, changed at once
 * (players B22).
 */
export function Reminder() {
  const t = words.use();
  const { value } = useReply('selfLimitInfo', {});
  const [chosen, setChosen] = useChosenLimit<boolean>();
  const kept = useOutboxLimits().findLast(({ kind }) => kind === 'reminder');
  const held = Boolean(kept?.value ?? value?.reminder);
  const { run } = useAction(async (on: boolean) => {
    setChosen(on);
    try {
      await app.rg.setLimit({ kind: 'reminder', period: 'month', value: Number(on) }, Number(held));
    } catch (failure) {
      setChosen(undefined);
      throw failure;
    }
  });
  return (
    <Card>
      <div className={css['switch']}>
        <Switch
          label={t('reminder')}
          note={t('reminderHint')}
          on={chosen ?? held}
          disabled={!value}
          onSwitch={(on) => void run(on)}
        />
      </div>
    </Card>
  );
}
