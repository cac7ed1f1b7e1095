import { useId, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { CashTerms } from '#shared/claims/CashTerms.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { Failed } from '#shared/page/Failed.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Audit } from './Audit.tsx';
import { LevelCard } from './LevelCard.tsx';
import { nextLevel, shownLevels } from './levels.ts';
import { Preview } from './Preview.tsx';
import { useVip, useVipClaim } from './useVip.ts';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';

/** The table of VIP levels, each in its colours, with the awards for reaching them, and the next review (VI-02, VI-03, VI-07). */
export default function LevelScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const vip = useVip('upgrades');
  const upgrade = useVipClaim('claimVipUpgrade', vip);
  const reasonId = useId();
  return (
    <RewardPage
      title={t('levelsTitle')}
      back="/vip"
      reply={vip.reply}
      acts={[upgrade]}
      intro={userId === 0 && <p>{t('intro')}</p>}
      preview={<Preview />}
    >
      {({ levels, vip: own, turnover }) => (
        <>
          <Review own={own} next={nextLevel(levels, own)?.level} levels={levels}>
            <CashTerms turnover={turnover} locked={vip.locked} lockId={reasonId} />
            <ul className={`${layout['list']} ${layout['stack3']}`}>
              {shownLevels(levels, own).map((level) => (
                <li key={level.level}>
                  <LevelCard level={level} own={own} act={upgrade} vip={vip} reasonId={reasonId} />
                </li>
              ))}
            </ul>
          </Review>
        </>
      )}
    </RewardPage>
  );
}

interface ReviewProps extends Omit<Parameters<typeof Audit>[0], 'value'> {
  children: ReactNode;
}

/** The review, and the content below it once loaded, so that nothing moves; the page shows the data's age. */
function Review({ children, ...props }: ReviewProps) {
  const { value, failure, retry } = useReply('getVipLevelAudit', {});
  if (!value && !failure) return <Skeleton lines={8} />;
  return (
    <>
      {value ? <Audit value={value} {...props} /> : <Failed failure={failure} onRetry={retry} />}
      {children}
    </>
  );
}
