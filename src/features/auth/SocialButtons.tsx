import { useSnapshot } from 'valtio';
import type { Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import { openProviders, providerNames } from '#shared/identity/providers.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { useAction } from '#nav/useAction.ts';
import { takeReturnTo, keepReturnTo } from '#nav/returnTo.ts';
import { Button } from '#ui/Button.tsx';
import css from './Entry.module.css';
import { ProviderMark } from './ProviderMark.tsx';
import { startSocialLogin } from './social.ts';
import { words } from './words.ts';

/** Where a visitor goes after the log-in: to the page that they requested, or back to where the dialog was opened. */
function destination(): string {
  const wanted = takeReturnTo();
  if (wanted) return wanted;
  const { pathname, search } = location;
  return pathname.startsWith('/auth/') ? href('/') : pathname + search;
}

/** Buttons to log in with the identity providers that the operator offers (AU-05). */
export function SocialButtons() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const leaving = useAction(async (provider: Provider) => {
    track('login_submit', { kind: provider });
    const to = destination();
    // The requested page is kept even if the journey to the provider can't begin.
    if (to !== href('/')) keepReturnTo(to);
    await startSocialLogin(provider, to);
  });

  const providers = openProviders(config);
  if (providers.length === 0) return null;
  return (
    <section className={css['social']} aria-label={t('social')}>
      <p className={css['or']}>{t('or')}</p>
      {providers.map((provider) => (
        <Button key={provider} wide busy={leaving.busy} onClick={() => void leaving.run(provider)}>
          <ProviderMark provider={provider} />
          {t('continueWith', { provider: providerNames[provider] })}
        </Button>
      ))}
    </section>
  );
}
