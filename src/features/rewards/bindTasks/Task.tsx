import { useId } from 'react';
import type { BindTask } from '#contract/endpoints/bindTasks.ts';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { Awards } from '#shared/rewards/Awards.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import page from '#shared/claims/RewardPage.module.css';
import { words } from './words.en.ts';

/**
 * The status of a task's reward (`bindInfo`): the task is still to be done, the reward can be claimed, it was claimed.
 */
export const claimStates = { open: 0, ready: 1, claimed: 2 } as const;

const here = href('/activity/bank');
const ways = {
  bank: href('/wallets/card/edit', { back: here }),
  kyc: href('/member/profile/kyc', { back: here }),
};
const dialogs = {
  mobile: () => show('bind', { method: 'phone' }),
  password: () => show('password', {}),
};

interface TaskProps {
  task: Readonly<BindTask>;
  claim: MoneyAct<'claimBind'>;
  /** The look of its claim. */
  kind: 'gold' | 'plain';
  /** Nothing can be claimed offline. */
  onLine: boolean;
  /** The id of the text that explains why nothing is claimable yet; undefined if it is. */
  lockId: string | undefined;
}

/** A task, its reward, and the current action: complete it or claim the reward. */
export function Task({ task, claim, kind, onLine, lockId }: TaskProps) {
  const t = words.use();
  const titleId = useId();
  const name = t(task.kind);
  return (
    <Card aria-labelledby={titleId}>
      <div className={page['head']}>
        <h2 id={titleId} className={typography['subheading']}>
          {name}
        </h2>
        <State status={task.status} locked={lockId !== undefined} />
      </div>
      <p className={typography['caption']}>{t(`${task.kind}Text`)}</p>
      <div className={page['foot']}>
        <p className={page['amount']}>
          <Awards awards={task.awards} />
        </p>
        {task.status === claimStates.open && <TaskLink kind={task.kind} name={name} />}
        {task.status === claimStates.ready && (
          <Button
            kind={kind}
            aria-label={t('claimThis', { task: name })}
            busy={claim.sending?.id === task.id}
            off={claim.busy || !onLine || lockId !== undefined}
            aria-describedby={lockId}
            onClick={() => void claim.run({ id: task.id })}
          >
            {t('claim')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** A task's state, unless its button shows it: that its reward is claimable. */
function State({ status, locked }: Pick<BindTask, 'status'> & { locked: boolean }) {
  const t = words.use();
  if (status === claimStates.open) return <Badge>{t('toDo')}</Badge>;
  if (status === claimStates.claimed) return <Badge kind="good">{t('claimed')}</Badge>;
  return locked && <Badge>{t('locked')}</Badge>;
}

/** Link to where a task is completed: a page that leads back here, or a dialog. */
function TaskLink({ kind, name }: { kind: BindTask['kind']; name: string }) {
  const t = words.use();
  const label = t('doThis', { task: name });
  const canAdd = useFeature('loginMethods');
  if (kind === 'mobile' && !canAdd) return null;
  if (kind === 'bank' || kind === 'kyc') {
    return (
      <LinkButton to={ways[kind]}>
        <span aria-hidden="true">{t('doIt')}</span>
        <span className={hidden['unseen']}>{label}</span>
      </LinkButton>
    );
  }
  return (
    <Button aria-label={label} onClick={() => void dialogs[kind]().catch(report)}>
      {t('doIt')}
    </Button>
  );
}
