import { useEffect, useEffectEvent, useRef } from 'react';
import type { Journey } from '../../../worker/contract/loginKinds.ts';
import { Failure } from '../../../worker/contract/failure.ts';
import { href, useQuery } from '../../app/href.ts';
import { go } from '../../app/navigation.ts';
import { Page } from '../../app/Page.tsx';
import { providerNames } from '../../app/providers.ts';
import { report } from '../../app/report.ts';
import { toast } from '../../app/toasts.ts';
import { track } from '../../app/track.ts';
import { want } from '../../app/wanted.ts';
import { app } from '../../app/worker.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { sayBound } from './bound.ts';
import { tellReferral } from './referral.ts';
import { words } from './words.ts';

/** Says why it didn't work; who called it off knows. */
function tell(failure: unknown, provider: string) {
  const kind = failure instanceof Failure ? failure.kind : undefined;
  if (kind === 'stopped') return;
  if (kind === 'refused') toast(words.say('socialFailed', { provider }));
  else report(failure);
}

const leave = (to: string) => go(to, { replace: true });

/** Where a provider sends people back to. It shows nothing of its own, and leads on (AU-05). */
export default function SocialScreen() {
  const t = words.use();
  const query = useQuery('/auth/social');
  const begun = useRef(false);

  const comeIn = async ({ provider, to }: Journey) => {
    const found = await app.socialFinish(query);
    if ('bindTicket' in found) {
      want(to);
      return leave(href('/auth/bind'));
    }
    track(found.isNew ? 'register_done' : 'login_done', { kind: provider });
    void tellReferral();
    return leave(to);
  };
  const add = async ({ provider, to }: Journey) => {
    const { rewards } = await app.bindSocial(provider, query);
    await leave(to);
    void sayBound(providerNames[provider], rewards);
  };

  const arrive = useEffectEvent(async () => {
    const journey = await app.socialErrand(query.state ?? '').catch(() => null);
    // Nobody set out from this device: whatever stands in the address isn't ours.
    if (!journey) return leave(href('/auth/login'));
    try {
      await (journey.adding ? add : comeIn)(journey);
    } catch (failure) {
      tell(failure, providerNames[journey.provider]);
      if (!journey.adding) want(journey.to);
      void leave(journey.adding ? journey.to : href('/auth/login'));
    }
  });

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void arrive();
  }, []);

  return (
    <Page title={t('socialTitle')}>
      <Skeleton lines={4} />
    </Page>
  );
}
