import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { providerNames } from '#shared/identity/providers.ts';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { takeReturnTo } from '#nav/returnTo.ts';
import { app } from '#data/worker.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { BindAccountForm, BindMobileForm } from './forms/BindForms.tsx';
import { confirmBinding } from './confirmBinding.ts';
import { leavePage, LoginMethodTabs } from './Entry.tsx';
import { reportReferral } from './reportReferral.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/**
 * Links an identity from a provider that has no account here yet (2006) to a new or an existing account. Without such
 * an identity it redirects to the profile.
 */
export default function BindScreen() {
  const t = words.use();
  const isShown = useIsShown();
  const { known, userId } = useSnapshot(stores.session);
  const [provider, setProvider] = useState<Provider>();

  useEffect(() => {
    if (!known || provider) return;
    const away = () => void (isShown() && go(href('/member/profile'), { replace: true }));
    if (userId !== 0) return away();
    void app.account.bindTicket().then((ticket) => (ticket ? setProvider(ticket.provider) : away()), away);
  }, [known, userId, provider, isShown]);

  const done = (by: Provider) => (rewards: readonly Reward[]) => {
    track('login_done', { kind: by });
    void reportReferral();
    const left = isShown() ? leavePage(takeReturnTo()) : Promise.resolve();
    void left.then(() => confirmBinding(providerNames[by], rewards));
  };

  return (
    <Page title={t('bindTitle')} back="/auth/login">
      {provider ? (
        <>
          <p className={typography['caption']}>{t('bindText', { provider: providerNames[provider] })}</p>
          <LoginMethodTabs
            forms={{
              phone: <BindMobileForm visitor onDone={done(provider)} />,
              account: <BindAccountForm visitor onDone={done(provider)} />,
            }}
          />
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </Page>
  );
}
