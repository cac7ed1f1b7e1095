import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import { refusesHere } from './embedded.ts';
import { openProviders, providerNames } from '#shared/identity/providers.ts';
import { OpenInBrowser } from '#shared/install/part.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { useAction } from '#nav/useAction.ts';
import { takeReturnTo, keepReturnTo } from '#nav/returnTo.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import css from './Entry.module.css';
import { signInElsewhere } from './signInElsewhere.ts';
import { startSocialLogin } from './social.ts';
import { words } from './words.en.ts';

/** Where a visitor goes after the log-in: to the requested page, or back to where the dialog was opened. */
function destination(): string {
  const wanted = takeReturnTo();
  if (wanted) return wanted;
  const { pathname, search } = location;
  return pathname.startsWith('/auth/') ? href('/') : pathname + search;
}

/**
 * Buttons for the identity providers that the operator offers (AU-05). Providers that refuse the in-app browser are
 * replaced by a link to a browser.
 */
export function SocialButtons() {
  const t = words.use();
  const isShown = useIsShown();
  const { config } = useSnapshot(stores.settings);
  const leaving = useAction(async (provider: Provider) => {
    track('login_submit', { kind: provider });
    const to = destination();
    // The requested page is kept even if the redirect to the provider fails.
    if (to !== href('/')) keepReturnTo(to);
    await startSocialLogin(provider, to, isShown);
  });

  const all = openProviders(config);
  if (all.length === 0) return null;
  const providers = all.filter((provider) => !refusesHere(provider));
  const refused = all.filter(refusesHere).map((provider) => providerNames[provider]);
  return (
    <section className={layout['stack2']} aria-label={t('social')}>
      <p className={css['or']}>{t('or')}</p>
      {providers.map((provider) => (
        <Button key={provider} wide busy={leaving.busy} onClick={() => void leaving.run(provider)}>
          {t('continueWith', { provider: providerNames[provider] })}
        </Button>
      ))}
      {refused.length > 0 && (
        <Suspense fallback={null}>
          <OpenInBrowser reason="login" providers={refused} pageOf={signInElsewhere} />
        </Suspense>
      )}
    </section>
  );
}
