import { useSnapshot } from 'valtio';
import { isInstalled } from '#browser/device.ts';
import { provenTypes } from '#contract/rewards/tasks.ts';
import { stores } from '#data/stores.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { clickWay } from '#shared/activities/clickWay.ts';
import { Way } from '#shared/activities/Way.tsx';
import { sendLink } from '#shared/share/share.ts';
import { Button } from '#ui/Button.tsx';
import type { Task } from './order.ts';
import type { Tasks } from './useTasks.ts';
import { words } from './words.en.ts';

interface DoTaskProps {
  task: Task;
  tasks: Pick<Tasks, 'finish' | 'prove' | 'leave'>;
  shareUrl: string | null | undefined;
}

/** The action of a task: the operator's link (TK-02), or what the app proves (TK-03). */
export function DoTask({ task, tasks, shareUrl }: DoTaskProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const exists = useKnownAddress();
  const { finish, prove, leave } = tasks;
  const { id, type, name } = task;
  const proof = {
    busy: finish.sending?.id === id,
    off: finish.busy || !onLine,
  };

  if (type === provenTypes.install && isInstalled()) {
    return (
      <Button {...proof} aria-label={`${t('installed')}: ${name}`} onClick={() => prove(id)}>
        {t('installed')}
      </Button>
    );
  }
  if (type === provenTypes.share && shareUrl) {
    const send = async () => {
      if (await sendLink(shareUrl)) prove(id);
    };
    return (
      <Button {...proof} aria-label={`${t('share')}: ${name}`} onClick={() => void send()}>
        {t('share')}
      </Button>
    );
  }
  const way = clickWay(task, exists);
  if (!way) return null;
  const isProof = type === provenTypes.follow;
  return <Way way={way} label={t('go')} what={name} {...(isProof && { onLeave: () => leave(id) })} />;
}
