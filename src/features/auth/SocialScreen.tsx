import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Journey } from '#contract/loginKinds.ts';
import { Failure } from '#contract/failure.ts';
import { words as shell } from '#i18n/words.en.ts';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { providerNames } from '#shared/identity/providers.ts';
import { report } from '#nav/report.ts';
import { toast } from '#nav/toasts.ts';
import { track } from '#nav/analytics.ts';
import { keepReturnTo } from '#nav/returnTo.ts';
import { app } from '#data/worker.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { confirmBinding } from './confirmBinding.ts';
import { reportReferral } from './reportReferral.ts';
import { words } from './words.en.ts';

/** Shows why a log-in by a provider failed; a player who cancelled it gets no message. */
function showFailure(failure: unknown, provider: string) {
  const kind = failure instanceof Failure ? failure.kind : undefined;
  if (kind === 'stopped') return;
  if (kind === 'refused') toast(words.say('socialFailed', { provider }));
  else report(failure);
}

/**
 * The redirect target of identity providers: completes the log-in and redirects on, without content of its own
 * (AU-05).
 */
export default function SocialScreen() {
  const t = words.use();
  const query = useQuery('/auth/social');
  const common = shell.use();
  const [attempt, setAttempt] = useState(1);
  const [isUnknown, setIsUnknown] = useState(false);
  const begun = useRef(0);
  const isShown = useIsShown();
  const leave = async (to: string) => isShown() && go(to, { replace: true });

  const comeIn = async ({ provider, to }: Journey) => {
    const found = await app.account.socialFinish(query);
    if ('bindTicket' in found) {
      keepReturnTo(to);
      return leave(href('/auth/bind'));
    }
    track(found.isNew ? 'register_done' : 'login_done', { kind: provider });
    void reportReferral();
    return leave(to);
  };
  const add = async ({ provider, to }: Journey) => {
    const { rewards } = await app.account.bindSocial(provider, query);
    await leave(to);
    void confirmBinding(providerNames[provider], rewards);
  };

  const arrive = useEffectEvent(async () => {
    const journey = await app.account.socialErrand(query.state ?? '').catch(() => undefined);
    // The device hasn't answered, so it isn't known whether it began the journey; the address stays valid for a retry.
    if (journey === undefined) return setIsUnknown(true);
    // This device didn't begin the journey, so the parameters of the address can't be trusted.
    if (!journey) return leave(href('/auth/login'));
    try {
      await (journey.adding ? add : comeIn)(journey);
    } catch (failure) {
      showFailure(failure, providerNames[journey.provider]);
      if (!journey.adding) keepReturnTo(journey.to);
      void leave(journey.adding ? journey.to : href('/auth/login'));
    }
  });

  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    void arrive();
  }, [attempt]);

  const retry = () => {
    setIsUnknown(false);
    setAttempt(attempt + 1);
  };

  return (
    <Page title={t('socialTitle')}>
      {isUnknown ? (
        <ErrorState text={common('noStorage')} retryLabel={common('retry')} onRetry={retry} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Page>
  );
}
