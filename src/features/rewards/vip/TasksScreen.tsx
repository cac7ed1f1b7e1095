import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { CashTerms } from '#shared/claims/CashTerms.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { useVip, useVipClaim } from './useVip.ts';
import { VipTasks } from './VipTasks.tsx';
import { words } from './words.en.ts';

/** The VIP tasks on a page of their own, the same as on the VIP page (A-49, VI-05). */
export default function TasksScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const vip = useVip('tasks');
  const task = useVipClaim('claimVipTask', vip);
  const rest = useVipClaim('claimVipRest', vip);
  const reasonId = useId();
  return (
    <RewardPage
      title={t('tasks')}
      back="/vip"
      reply={vip.reply}
      acts={[task, rest]}
      intro={userId === 0 && <p>{t('intro')}</p>}
    >
      {(value) => (
        <>
          <CashTerms turnover={value.turnover} locked={vip.locked} lockId={reasonId} />
          <VipTasks heading={t('thisWeek')} value={value} task={task} rest={rest} vip={vip} reasonId={reasonId} />
        </>
      )}
    </RewardPage>
  );
}
