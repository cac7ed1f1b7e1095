import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { href } from '../../app/href.ts';
import { go } from '../../app/navigation.ts';
import { stores } from '../../app/stores.ts';
import { takeWanted } from '../../app/wanted.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { openWays, type Way } from './kinds.ts';
import { words } from './words.ts';

interface EntryProps {
  /** The form of each way in. */
  forms: Record<Way, ReactNode>;
  /** The way to begin with, if it is open. */
  first?: Way | undefined;
  /** Somebody is in, by this form or in another tab. `wanted` is the page that they had asked for. */
  onIn: (wanted: string | undefined) => void;
}

/** The ways in that the operator has open, as tabs; what is typed in one stays while another is shown. */
export function Entry({ forms, first, onIn }: EntryProps) {
  const t = words.use();
  const { known, userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const [chosen, choose] = useState(first);
  const ways = openWays(config);
  const way = ways.find((each) => each === chosen) ?? ways[0];

  const arrive = useEffectEvent(() => onIn(takeWanted()));
  useEffect(() => {
    if (userId !== 0) arrive();
  }, [userId]);

  if (!known || userId !== 0) return <Skeleton lines={4} />;
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

/** From a page of its own: on to the page that was asked for, else home. */
export const fromPage = (wanted: string | undefined) => void go(wanted ?? href('/'), { replace: true });

/** From a dialog: on to the page that was asked for, else back to the one below. */
export const fromDialog = (close: () => void) => (wanted: string | undefined) => (wanted ? void go(wanted) : close());
