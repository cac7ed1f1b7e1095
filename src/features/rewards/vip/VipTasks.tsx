import { useSnapshot } from 'valtio';
import type { VipTask } from '#contract/endpoints/vip.ts';
import { props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Awards } from '#shared/rewards/Awards.tsx';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import page from '#shared/claims/RewardPage.module.css';
import type { VipInfo } from './levels.ts';
import type { Vip } from './useVip.ts';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

const states = { open: 0, claimable: 1, claimed: 2 } as const;
const claimStates = { 1: 'claimable', 2: 'claimed', 3: 'expired' } as const;

interface VipTasksProps {
  /** The heading of the week's tasks. */
  heading: string;
  value: VipInfo;
  task: MoneyAct<'claimVipTask'>;
  rest: MoneyAct<'claimVipRest'>;
  vip: Vip;
  reasonId: string;
}

/** The VIP tasks of the week with their progress, and unclaimed ones of past weeks (VI-05). */
export function VipTasks({ heading, value, task, rest, vip, reasonId }: VipTasksProps) {
  const t = words.use();
  const { tasks } = value;
  const end = tasks.find(({ endTime }) => endTime)?.endTime;
  return (
    <>
      <Rest value={value} act={rest} vip={vip} reasonId={reasonId} />
      <Card>
        <h2>{heading}</h2>
        {tasks.length === 0 && <p className={typography['caption']}>{t('noTasks')}</p>}
        {end && (
          <p className={typography['caption']}>
            {t('tasksEnd')}{' '}
            <ServerCountdown label={t('tasksEnd')} until={end} onEndSoon={() => void vip.reply.retry()} />
          </p>
        )}
        <ul className={`${layout['list']} ${layout['stack3']}`}>
          {tasks.map((each) => (
            <li key={each.id} className={`${css['task']} ${layout['stack2']}`}>
              <Task task={each} act={task} vip={vip} reasonId={reasonId} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

interface TaskProps {
  task: Readonly<VipTask>;
  act: MoneyAct<'claimVipTask'>;
  vip: Vip;
  reasonId: string;
}

function Task({ task: { id, name, target, progress, status, awards, unit }, act, vip, reasonId }: TaskProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const awardText = useAwardText();
  const done = Math.min(progress, target);
  const format = (amount: number) =>
    unit === 'M' ? formatMoney(amount as Money) : amount.toLocaleString(locales[code]);
  const locked = vip.waits(awards);
  return (
    <>
      <Progress
        label={name}
        value={done}
        max={target}
        text={t('progress', { done: format(done), needed: format(target) })}
      />
      <div className={page['foot']}>
        <span className={css['award']}>
          <Awards awards={awards} />
        </span>
        {status !== states.open && (
          <ClaimButton
            act={act}
            input={{ id }}
            what={`${name}, ${awardText(awards)}`}
            state={locked && status === states.claimable ? 'locked' : claimStates[status]}
            reasonId={locked ? reasonId : undefined}
            kind={vip.kind}
          />
        )}
      </div>
    </>
  );
}

/** Unclaimed awards of past weeks' tasks, claimed at once; nothing without any. */
function Rest({
  value: { unReceiveBonus, unReceiveUntil },
  act,
  vip,
  reasonId,
}: Omit<TaskProps, 'task' | 'act'> & { value: VipInfo; act: MoneyAct<'claimVipRest'> }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const now = useOperatorTime();
  if (unReceiveBonus === 0) return null;
  const isOver = Boolean(unReceiveUntil) && unReceiveUntil! <= now;
  const locked = vip.waits([{ id: props.coin, count: unReceiveBonus }]);
  const state = locked ? 'locked' : 'claimable';
  const until = unReceiveUntil && !isOver && t('restUntil', { date: formatDay(unReceiveUntil - 1, locales[code]) });
  return (
    <Card>
      <h2>{t('rest')}</h2>
      <div className={css['bare']}>
        <ListRow
          title={formatMoney(unReceiveBonus)}
          text={until}
          end={
            <ClaimButton
              act={act}
              input={{}}
              what={`${t('rest')}, ${formatMoney(unReceiveBonus)}`}
              state={isOver ? 'expired' : state}
              reasonId={locked ? reasonId : undefined}
              kind={vip.kind}
            />
          }
        />
      </div>
    </Card>
  );
}
