import * as activityTypes from '#contract/activityTypes.ts';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useOffered } from '#shared/activities/useOffered.ts';
import { Closed } from '#shared/claims/Closed.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { Page } from '#shared/page/Page.tsx';
import { useClaim } from '../useClaim.ts';
import { Missions } from './Missions.tsx';
import { words } from '../words.en.ts';

/** The slotshack: missions on chosen slots, a claim for each, and the best wins (SL-01, SL-02). */
export default function SlotshackScreen() {
  const t = words.use();
  if (useOffered(activityTypes.SlotsHack)) return <Offered />;
  return (
    <Page title={t('missionsTitle')} back="/" balance>
      <Closed reason="gone" />
    </Page>
  );
}

function Offered() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  // Requested on every return, also from a game.
  const reply = useReply('slotsHackInfo', {});
  const { retry } = reply;
  const claim = useClaim('claimMission', retry);
  useManilaMidnight(() => void retry());
  return (
    <RewardPage
      title={t('missionsTitle')}
      back="/"
      reply={reply}
      acts={[claim.act]}
      intro={userId === 0 && <p>{t('missionsIntro')}</p>}
    >
      {(info) => <Missions info={info} claim={claim} retry={retry} />}
    </RewardPage>
  );
}
