import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { Awards } from '#shared/rewards/Awards.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { Progress } from '#ui/states/Progress.tsx';
import { DoTask } from './DoTask.tsx';
import { isOpen, type Task } from './order.ts';
import typography from '#ui/typography.module.css';
import css from './TasksScreen.module.css';
import type { Tasks } from './useTasks.ts';
import { words } from './words.en.ts';

interface TaskCardProps {
  task: Task;
  tasks: Tasks;
  shareUrl: string | null | undefined;
  /** The look of its claim. */
  kind: 'gold' | 'plain';
  /** Its end differs from the others' and is shown. */
  hasOwnEnd: boolean;
  /** The id of the text that explains why its award is locked; undefined if it isn't. */
  lockId: string | undefined;
}

/** A task: its award, its progress, and the current action (TK-01). */
export function TaskCard({ task, tasks, shareUrl, kind, hasOwnEnd, lockId }: TaskCardProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  const titleId = useId();
  const { id, name, desc, status, awards, target, progress, unit, endTime } = task;
  const isDoing = status === taskStates.doing;
  const gives = awards.map((each) => propOf(each.id).textOf(each.count)).join(' + ');
  const amountOf = (amount: number) =>
    unit === 'M' ? formatMoney(amount as Money) : amount.toLocaleString(locales[code]);
  const [first] = awards;
  return (
    <Card aria-labelledby={titleId}>
      <div className={css['head']}>
        <span className={css['picture']}>
          <Picture ref={inTime} src={first && propOf(first.id).picture} width={32} height={32}>
            <Icon name="gift" />
          </Picture>
        </span>
        <div className={css['words']}>
          <h2 id={titleId} className={typography['subheading']}>
            {name}
          </h2>
          <span className={css['award']}>
            <Awards awards={awards} />
          </span>
        </div>
        <div className={css['act']}>
          {isDoing ? (
            <DoTask task={task} tasks={tasks} shareUrl={shareUrl} />
          ) : (
            <ClaimButton
              act={tasks.claim}
              input={{ id }}
              what={`${name}, ${gives}`}
              state={stateOf(status, lockId !== undefined)}
              reasonId={lockId}
              kind={kind}
            />
          )}
        </div>
      </div>
      {isDoing && desc && <p className={typography['caption']}>{desc}</p>}
      {isDoing && target > 1 && (
        <Progress
          label={t('progress')}
          value={progress}
          max={target}
          text={t('progressOf', { done: amountOf(Math.min(progress, target)), target: amountOf(target) })}
        />
      )}
      {hasOwnEnd && isOpen(task) && endTime ? (
        <p className={typography['caption']}>{t('until', { time: formatDateTime(endTime, locales[code]) })}</p>
      ) : null}
    </Card>
  );
}

function stateOf(status: Task['status'], locked: boolean) {
  if (status === taskStates.claimed) return 'claimed';
  if (status === taskStates.expired) return 'expired';
  return locked ? 'locked' : 'claimable';
}
