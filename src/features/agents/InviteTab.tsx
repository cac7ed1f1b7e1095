import { useId } from 'react';
import { inviteTaskStates } from '#contract/agents.ts';
import type { InviteTask } from '#contract/endpoints/agents.ts';
import { href } from '#nav/href.ts';
import { CashTerms, hasCash } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import page from '#shared/claims/RewardPage.module.css';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Awards } from '#shared/rewards/Awards.tsx';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ValidRule } from './LevelCard.tsx';
import { showGoal, type Acts, type Agent } from './useAgent.ts';
import { words } from './words.en.ts';

/** The steps of inviting, each with its progress and claim; the last one reaches the goal (SH-05, Q-32). */
export function InviteTab({ value, acts }: { value: Agent; acts: Acts }) {
  const t = words.use();
  const lockId = useId();
  const { inviteTasks, turnover, goalReached } = value;
  const isCash = inviteTasks.some(({ awards }) => hasCash(awards));
  const waits = acts.locked && isCash;
  const ready = inviteTasks.filter(
    ({ status, awards }) => status === inviteTaskStates.claimable && !(waits && hasCash(awards)),
  ).length;
  return (
    <>
      <LinkButton kind={ready > 0 ? 'plain' : 'gold'} wide to={href('/share')}>
        {t('shareLink')}
      </LinkButton>
      {goalReached ? (
        <Card nacre>
          <p>{t('goalText')}</p>
          <Button onClick={() => void showGoal()}>{t('aboutSalary')}</Button>
        </Card>
      ) : null}
      {inviteTasks.length === 0 ? (
        <EmptyState title={t('noSteps')} />
      ) : (
        <>
          <p className={typography['caption']}>
            <ValidRule rule={value.validRule} />
          </p>
          <ol className={`${layout['list']} ${layout['stack3']}`} aria-label={t('steps')}>
            {inviteTasks.map((task) => (
              <li key={task.id}>
                <Step
                  task={task}
                  claim={acts.claim}
                  kind={rowKind(ready)}
                  lockId={waits && hasCash(task.awards) ? lockId : undefined}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {isCash && <CashTerms turnover={turnover} locked={waits} lockId={lockId} />}
    </>
  );
}

interface StepProps {
  task: Readonly<InviteTask>;
  claim: Acts['claim'];
  /** The look of its claim. */
  kind: 'gold' | 'plain';
  /** The id of the text that explains why its award is locked; undefined if it isn't. */
  lockId: string | undefined;
}

function Step({ task: { id, target, progress, status, awards }, claim, kind, lockId }: StepProps) {
  const t = words.use();
  const titleId = useId();
  const gives = useAwardText()(awards);
  const name = t('step', { n: target });
  const isDoing = status === inviteTaskStates.doing;
  return (
    <Card aria-labelledby={titleId}>
      <div className={page['head']}>
        <div className={page['words']}>
          <h2 id={titleId} className={typography['subheading']}>
            {name}
          </h2>
          <span className={page['amount']}>
            <Awards awards={awards} />
          </span>
        </div>
        {!isDoing && (
          <ClaimButton
            act={claim}
            input={{ id }}
            what={`${name}, ${gives}`}
            state={status === inviteTaskStates.claimed ? 'claimed' : lockId ? 'locked' : 'claimable'}
            reasonId={lockId}
            kind={kind}
          />
        )}
      </div>
      {isDoing && (
        <Progress
          label={t('progress')}
          value={progress}
          max={target}
          text={t('progressOf', { done: Math.min(progress, target), target })}
        />
      )}
    </Card>
  );
}
