import { useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { app } from '#data/worker.ts';
import { Progress } from '#ui/states/Progress.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './SpinScreen.module.css';
import { words } from './words.en.ts';

const nothing = 0 as Money;

type Standing = Readonly<Pick<Output<'actInviteUser'>, 'id' | 'amount' | 'target' | 'status' | 'endTime' | 'rule'>>;

/** A round's amount and expiry; of an ended one, its outcome (SP-04). */
export function Round({ value }: { value: Standing }) {
  const t = words.use();
  const [endedId, setEndedId] = useState<number>();
  const { id, target, endTime, rule } = value;
  const isOver = endedId === id && value.status === roundStates.running;
  const status = isOver ? roundStates.expired : value.status;
  const [amount, goal] = [formatMoney(value.amount), formatMoney(target)];
  const counts = status === roundStates.running || status === roundStates.reached;

  return (
    <div className={layout['stack2']}>
      <p className={css['amount']}>
        <strong>{counts ? amount : formatMoney(nothing)}</strong> {t('ofTarget', { target: goal })}
      </p>
      <Progress label={t('round')} value={counts ? value.amount : nothing} max={target} />
      {status === roundStates.running && (
        <p className={typography['caption']}>
          {t('endsIn')}{' '}
          <ServerCountdown
            label={t('endsIn')}
            until={endTime}
            onEnd={() => setEndedId(id)}
            onEndSoon={() => void app.replies.read('actInviteUser', {}).catch(() => {})}
          />
          {'. '}
          {t('lapses', { target: goal })}
        </p>
      )}
      {status === roundStates.notBegun && <p className={typography['caption']}>{t('notBegun', { n: rule.days })}</p>}
      {status === roundStates.reached && <p className={typography['caption']}>{t('reached')}</p>}
      {status === roundStates.exchanged && <p className={typography['caption']}>{t('paid', { amount })}</p>}
      {status === roundStates.expired && (
        <p className={typography['caption']}>{t('expired', { amount, target: goal })}</p>
      )}
    </div>
  );
}
