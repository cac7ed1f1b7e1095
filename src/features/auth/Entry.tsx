import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { stores } from '#data/stores.ts';
import { takeReturnTo } from '#nav/returnTo.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { openWays, type Way } from './kinds.ts';
import { tellReferral } from './referral.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { words } from './words.ts';

interface ArrivalProps {
  /** Called once somebody has logged in, here or in another tab. `returnTo` is the page that they had requested. */
  onIn: (wanted: string | undefined) => unknown;
  children: ReactNode;
}

/** Content for visitors only; calls `onIn` as soon as somebody is logged in. */
export function Arrival({ onIn, children }: ArrivalProps) {
  const { known, userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const arrive = useEffectEvent(() => {
    void tellReferral();
    onIn(takeReturnTo());
  });
  useEffect(() => {
    if (userId !== 0) arrive();
  }, [userId]);
  return known && config && userId === 0 ? children : <Skeleton lines={screenful} />;
}

interface EntryProps extends Pick<ArrivalProps, 'onIn'> {
  /** The form of each log-in method. */
  forms: Record<Way, ReactNode>;
  /** The method whose tab is open initially, if the operator offers it. */
  first?: Way | undefined;
}

/**
 * The log-in methods that the operator offers: a tab each, which keep what is typed, and buttons for identity
 * providers.
 */
export function SignInPage({ forms, first, onIn }: EntryProps) {
  return (
    <Arrival onIn={onIn}>
      <OwnWays forms={forms} first={first} />
      <SocialButtons />
    </Arrival>
  );
}

export function OwnWays({ forms, first }: Omit<EntryProps, 'onIn'>) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [chosen, choose] = useState(first);
  const ways = openWays(config);
  const way = ways.find((each) => each === chosen) ?? ways[0];

  if (!way) return <EmptyState title={t('noWay')} />;
  if (ways.length === 1) return forms[way];
  const names = { phone: t('byPhone'), account: t('byAccount') };
  return (
    <Tabs label={t('ways')} tabs={ways.map((id) => ({ id, name: names[id] }))} current={way} onSelect={choose}>
      {ways.map((id) => (
        <div key={id} hidden={id !== way}>
          {forms[id]}
        </div>
      ))}
    </Tabs>
  );
}

/** Leaves a log-in page: for the page that was requested, else home. */
export const fromPage = (wanted: string | undefined) => go(wanted ?? href('/'), { replace: true });

/** Leaves a log-in dialog: for the page that was requested, else for the page below. */
export const fromDialog = (close: () => void) => (wanted: string | undefined) => (wanted ? void go(wanted) : close());
