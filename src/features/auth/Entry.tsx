import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { stores } from '#data/stores.ts';
import { takeReturnTo } from '#nav/returnTo.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { openMethods, type LoginMethod } from './loginMethods.ts';
import { reportReferral } from './reportReferral.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { words } from './words.en.ts';

interface VisitorsOnlyProps {
  /** Called once somebody has logged in, here or in another tab. `returnTo` is the page they had requested. */
  onSignedIn: (returnTo: string | undefined) => unknown;
  children: ReactNode;
}

/** Content for visitors only; calls `onSignedIn` as soon as somebody is logged in. */
export function VisitorsOnly({ onSignedIn, children }: VisitorsOnlyProps) {
  const { known, userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const signedIn = useEffectEvent(() => {
    void reportReferral();
    onSignedIn(takeReturnTo());
  });
  useEffect(() => {
    if (userId !== 0) signedIn();
  }, [userId]);
  return known && config && userId === 0 ? children : <Skeleton lines={screenful} />;
}

interface EntryProps extends Pick<VisitorsOnlyProps, 'onSignedIn'> {
  /** The form of each log-in method. */
  forms: Record<LoginMethod, ReactNode>;
  /** The method whose tab is open initially, if the operator offers it. */
  first?: LoginMethod | undefined;
}

/**
 * The log-in methods that the operator offers: a tab each, which keep what is typed, and buttons for identity
 * providers.
 */
export function SignInPage({ forms, first, onSignedIn }: EntryProps) {
  return (
    <VisitorsOnly onSignedIn={onSignedIn}>
      <LoginMethodTabs forms={forms} first={first} />
      <SocialButtons />
    </VisitorsOnly>
  );
}

export function LoginMethodTabs({ forms, first }: Omit<EntryProps, 'onSignedIn'>) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [chosen, setChosen] = useState(first);
  const methods = openMethods(config);
  const method = methods.find((each) => each === chosen) ?? methods[0];

  if (!method) return <EmptyState title={t('noWay')} />;
  if (methods.length === 1) return forms[method];
  const names = { phone: t('byPhone'), account: t('byAccount') };
  return (
    <Tabs label={t('ways')} tabs={methods.map((id) => ({ id, name: names[id] }))} current={method} onSelect={setChosen}>
      {methods.map((id) => (
        <div key={id} hidden={id !== method}>
          {forms[id]}
        </div>
      ))}
    </Tabs>
  );
}

/** Leaves a log-in page: for the page that was requested, else home. */
export const leavePage = (returnTo: string | undefined) => go(returnTo ?? href('/'), { replace: true });

/** Leaves a log-in dialog: for the page that was requested, else for the page below. */
export const leaveDialog = (close: () => void) => (returnTo: string | undefined) =>
  returnTo ? void go(returnTo) : close();
