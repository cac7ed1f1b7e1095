import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { taskStates } from '#contract/rewards/tasks.ts';
import { stores } from '#data/stores.ts';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { CashTerms, hasCash } from '#shared/claims/CashTerms.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { offeredTasks, readyIn, sharedEnd, tasksIn, type Cycle, type Task } from './order.ts';
import { TaskCard } from './TaskCard.tsx';
import { useTasks, type Tasks } from './useTasks.ts';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

const cycles = ['daily', 'weekly', 'once'] as const satisfies Cycle[];

/** The daily, weekly and one-time tasks, with their rewards (TK-01 to TK-04, BO-05). */
export default function TasksScreen() {
  const { userId } = useSnapshot(stores.session);
  return <TasksOf key={userId} userId={userId} />;
}

function TasksOf({ userId }: { userId: number }) {
  const t = words.use();
  const { cycle } = useQuery('/bonus/tasks');
  const tasks = useTasks();
  const { reply, claim, finish, withClaims } = tasks;
  const select = (to: Cycle) => void go(href('/bonus/tasks', { cycle: to }), { replace: true });

  return (
    <RewardPage
      title={t('title')}
      back="/bonus"
      reply={reply}
      acts={[claim, finish]}
      intro={userId === 0 && <p>{t('intro')}</p>}
    >
      {({ list: all, turnover, shareUrl }) => {
        const list = offeredTasks(withClaims(all));
        const tabs = cycles.map((id) => {
          const n = readyIn(list, id);
          return { id, name: n ? t('withReady', { name: t(id), n: String(n) }) : t(id) };
        });
        return (
          <Tabs label={t('cycles')} tabs={tabs} current={cycle} onSelect={select}>
            <CycleTasks key={cycle} cycle={cycle} list={tasksIn(list, cycle)} {...{ tasks, turnover, shareUrl }} />
          </Tabs>
        );
      }}
    </RewardPage>
  );
}

interface CycleTasksProps {
  cycle: Cycle;
  list: readonly Task[];
  tasks: Tasks;
  turnover: number | null | undefined;
  shareUrl: string | null | undefined;
}

/** The tasks of one cycle, with when they restart. */
function CycleTasks({ cycle, list, tasks, turnover, shareUrl }: CycleTasksProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const lockId = useId();
  const [first] = list;
  if (!first) return <EmptyState title={t('none')} text={t('noneText')} />;
  const end = sharedEnd(list);
  const isCash = list.some(({ awards }) => hasCash(awards));
  const waits = tasks.locked && isCash;
  const ready = list.filter(({ status, awards }) => status === taskStates.claimable && !(waits && hasCash(awards)));
  return (
    <div className={layout['stack3']}>
      {cycle === 'once' ? (
        <p className={typography['caption']}>
          {end ? t('onceUntil', { time: formatDateTime(end, locales[code]) }) : t('onceText')}
        </p>
      ) : (
        <Renewal key={first.endTime} cycle={cycle} until={first.endTime} onEnd={tasks.reply.retry} />
      )}
      <ul className={`${layout['list']} ${layout['stack3']}`}>
        {list.map((task) => (
          <li key={task.id}>
            <TaskCard
              task={task}
              tasks={tasks}
              shareUrl={shareUrl}
              kind={rowKind(ready.length)}
              hasOwnEnd={cycle === 'once' && !end}
              lockId={waits && hasCash(task.awards) ? lockId : undefined}
            />
          </li>
        ))}
      </ul>
      {isCash && <CashTerms turnover={turnover} locked={waits} lockId={lockId} />}
    </div>
  );
}

interface RenewalProps {
  cycle: 'daily' | 'weekly';
  /** By the operator's clock, epoch milliseconds; without it nothing is shown. */
  until: number | null | undefined;
  onEnd: () => Promise<void>;
}

function Renewal({ cycle, until, onEnd }: RenewalProps) {
  const t = words.use();
  if (!until) return null;
  const label = t(cycle === 'daily' ? 'newDayIn' : 'newWeekIn');
  return (
    <p className={typography['caption']}>
      <strong>
        {label} <ServerCountdown label={label} until={until} onEndSoon={() => void onEnd()} />
      </strong>
      . {t('unclaimed')}
    </p>
  );
}
