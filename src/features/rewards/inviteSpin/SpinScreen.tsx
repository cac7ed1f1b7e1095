import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { href, useQuery } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { Rules } from '#shared/draws/Rules.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Card } from '#ui/Card.tsx';
import { Invite } from './more/Invite.tsx';
import { SpinRecords } from './more/SpinRecords.tsx';
import { useSpin } from './useSpin.ts';
import { Wheel } from './Wheel.tsx';
import { words } from './words.en.ts';

/**
 * The invite spin (SP-01 to SP-06): a wheel whose wins add up to an amount that is paid if it reaches its target in
 * time, with the odds on the same page.
 */
export default function SpinScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const { view } = useQuery('/activity/spin');
  if (view === 'records' && userId !== 0) {
    return (
      <Page title={t('records')} back="/activity/spin">
        <SpinRecords />
      </Page>
    );
  }
  return <SpinPage />;
}

function SpinPage() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('actInviteUser', {});
  const spin = useSpin(reply);
  useOnReturn(() => void reply.retry());
  // Sharing counts again on the next day.
  useManilaMidnight(() => void reply.retry());
  return (
    <RewardPage title={t('title')} back="/" reply={reply} acts={spin.acts} intro={userId === 0 && <p>{t('intro')}</p>}>
      {(value) => (
        <>
          <Wheel value={spin.held ?? value} spin={spin} />
          <Invite value={value} />
          <Card>
            <h2>{t('rules')}</h2>
            <Rules lines={ruleLines(t, value)} chances={value.cells} />
          </Card>
          <LinkButton to={href('/activity/spin', { view: 'records' })}>{t('records')}</LinkButton>
        </>
      )}
    </RewardPage>
  );
}

function ruleLines(
  t: ReturnType<typeof words.use>,
  { rule, target }: Readonly<Pick<Output<'actInviteUser'>, 'rule' | 'target'>>,
) {
  return [
    t('ruleSpins', { n: rule.welcome }),
    t('ruleRound', { n: rule.days }),
    t('ruleTarget', { target: formatMoney(target) }),
    t('rulePoints'),
    t('ruleMoney', { n: String(rule.turnover) }),
    t('ruleOdds'),
  ];
}

/** Calls when the page becomes visible again: a friend may have joined meanwhile (SP-02). */
function useOnReturn(call: () => void) {
  const returned = useEffectEvent(call);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
