import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from '#shared/claims/RewardPage.module.css';
import { DepositFirst } from './DepositFirst.tsx';
import { SourceCard, type Read } from './SourceCard.tsx';
import { sources } from './sources.ts';
import { words } from './words.ts';

/** What can be claimed now with its total, and the ways to rebates, rewards and events (BO-01). */
export default function BonusScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('title')}>
      {userId === 0 ? (
        <>
          <p>{t('intro')}</p>
          <ForPlayers />
          <Ways />
        </>
      ) : (
        <Ready key={userId} />
      )}
    </Page>
  );
}

/** Keeps the height of a line of text. */
const blank = '\u00A0';

/** The total of what can be claimed, and a card for each page that has some of it. */
function Ready() {
  const t = words.use();
  const { locked } = useRewardLock();
  const exists = useKnownAddress();
  const [reads, take] = useState<Readonly<Record<string, Read>>>({});
  const present = sources.filter(({ to }) => exists(to));
  const known = present.flatMap(({ to }) => reads[to] ?? []);
  const sum = (of: 'now' | 'later', what: 'count' | 'money') =>
    known.reduce((total, each) => total + (each[of]?.[what] ?? 0), 0);
  const failed = known.filter(({ failure, now }) => failure && !now);
  const waiting = known.length < present.length;
  const count = sum('now', 'count');
  const laterMoney = sum('later', 'money');
  return (
    <>
      <Card nacre aria-label={t('ready')}>
        <h2 className={css['name']}>{t('ready')}</h2>
        <MoneyText amount={waiting ? null : (sum('now', 'money') as Money)} large />
        <output>{waiting ? blank : t('readyCount', { n: count })}</output>
        {!waiting && laterMoney > 0 && <span>{t('laterMoney', { amount: formatMoney(laterMoney as Money) })}</span>}
      </Card>
      {!waiting && sum('later', 'count') > 0 && <DepositFirst />}
      {!waiting && failed.length > 0 && (
        <Failed
          failure={failed[0]!.failure}
          text={t('partFailed')}
          onRetry={() => failed.forEach(({ retry }) => void retry())}
        />
      )}
      {waiting && <Skeleton lines={8} />}
      {!waiting && count === 0 && failed.length === 0 && sum('later', 'count') === 0 && (
        <EmptyState title={t('nothing')} text={t('nothingText')} />
      )}
      <ul className={css['list']} style={waiting ? { display: 'none' } : undefined}>
        {present.map((each) => (
          <SourceCard
            key={each.to}
            source={each}
            locked={locked}
            onRead={(read) => take((before) => ({ ...before, [each.to]: read }))}
          />
        ))}
      </ul>
      {!waiting && <Ways />}
    </>
  );
}

const ways = [
  { to: '/bonus/event', name: 'toEvents' },
  { to: '/bonus/rebate', name: 'rebate' },
  { to: '/bonus/tasks', name: 'tasks' },
  { to: '/bonus/vip', name: 'vipTasks' },
  { to: '/bonus/reward', name: 'toRewards' },
] as const;

/** The further pages, those that the app has. */
function Ways() {
  const t = words.use();
  const exists = useKnownAddress();
  return (
    <nav aria-label={t('more')}>
      {ways
        .filter(({ to }) => exists(to))
        .map(({ to, name }) => (
          <ListRow key={to} title={t(name)} href={to} />
        ))}
    </nav>
  );
}
