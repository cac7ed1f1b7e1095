import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { CashTerms } from '#shared/claims/CashTerms.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Preview } from './Preview.tsx';
import { Today } from './Today.tsx';
import { Upgrades } from './Upgrades.tsx';
import { useVip, useVipClaim } from './useVip.ts';
import css from './VipScreen.module.css';
import { VipCard } from './VipCard.tsx';
import { VipTasks } from './VipTasks.tsx';
import { words } from './words.en.ts';

/** The player's VIP level, what keeps it, and everything that can be claimed for it (VI-01 to VI-05, R-28). */
export default function VipScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const vip = useVip('upgrades', 'today', 'tasks');
  const upgrade = useVipClaim('claimVipUpgrade', vip);
  const daily = useVipClaim('claimVipDaily', vip);
  const signIn = useVipClaim('claimVipSignIn', vip);
  const task = useVipClaim('claimVipTask', vip);
  const rest = useVipClaim('claimVipRest', vip);
  const reasonId = useId();
  return (
    <RewardPage
      title={t('title')}
      reply={vip.reply}
      acts={[upgrade, daily, signIn, task, rest]}
      intro={userId === 0 && <p>{t('intro')}</p>}
      preview={<Preview />}
    >
      {(value) => (
        <>
          <VipCard value={value} />
          <nav className={css['links']} aria-label={t('title')}>
            <LinkButton to={href('/vip/level')}>{t('levels')}</LinkButton>
            <LinkButton to={href('/vip/rebate')}>{t('rebate')}</LinkButton>
          </nav>
          <CashTerms turnover={value.turnover} locked={vip.locked} lockId={reasonId} />
          <Upgrades levels={value.levels} act={upgrade} vip={vip} reasonId={reasonId} />
          <Today value={value} daily={daily} signIn={signIn} vip={vip} reasonId={reasonId} />
          <VipTasks heading={t('tasks')} value={value} task={task} rest={rest} vip={vip} reasonId={reasonId} />
        </>
      )}
    </RewardPage>
  );
}
