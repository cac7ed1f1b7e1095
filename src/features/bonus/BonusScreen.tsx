import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { CashLocked } from '#shared/claims/CashTerms.tsx';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import typography from '#ui/typography.module.css';
import layout from '#ui/layout.module.css';
import { SourceCard, type Read } from './SourceCard.tsx';
import { offeredSources } from './sources.ts';
import { words } from './words.en.ts';

/** The claimable rewards with their total, and links to rebates, rewards and events (BO-01). */
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

/** The claimable total, and a card for each page that has some of it. */
function Ready() {
  const t = words.use();
  const { locked } = useRewardLock();
  const exists = useKnownAddress();
  const [reads, setReads] = useState<Readonly<Record<string, Read>>>({});
  const { config } = useSnapshot(stores.settings);
  const present = offeredSources(config?.features).filter(({ to }) => exists(to));
  const known = present.flatMap(({ to }) => reads[to] ?? []);
  const found = known.length < present.length ? undefined : foundIn(known);
  return (
    <>
      <Card nacre aria-label={t('ready')}>
        <h2 className={typography['subheading']}>{t(found?.isPart ? 'readyPart' : 'ready')}</h2>
        <MoneyText amount={found?.now.money ?? null} large />
        <output>{found ? t('readyCount', { n: found.now.count }) : blank}</output>
        {found && found.later.money > 0 && <span>{t('laterMoney', { amount: formatMoney(found.later.money) })}</span>}
      </Card>
      {found ? <Notes {...found} /> : <Skeleton lines={8} />}
      <ul className={`${layout['list']} ${layout['stack3']}`} hidden={!found}>
        {present.map((each) => (
          <SourceCard
            key={each.to}
            source={each}
            locked={locked}
            onRead={(read) => setReads((before) => ({ ...before, [each.to]: read }))}
          />
        ))}
      </ul>
      {found && <Ways />}
    </>
  );
}

/** What all pages have now and later, and what failed to load. */
function foundIn(known: readonly Read[]) {
  const sum = (of: 'now' | 'later') => ({
    count: known.reduce((total, each) => total + (each[of]?.count ?? 0), 0),
    money: known.reduce((total, each) => total + (each[of]?.money ?? 0), 0) as Money,
  });
  const failed = known.filter(({ failure, now }) => failure && !now);
  const isPart = failed.length > 0 || known.some((each) => each.isPart);
  return { now: sum('now'), later: sum('later'), failed, isPart };
}

/** Notes between the total and the cards: why something waits, what failed to load, or that there is nothing. */
function Notes({ now, later, failed }: ReturnType<typeof foundIn>) {
  const t = words.use();
  const [first] = failed;
  return (
    <>
      {later.count > 0 && <CashLocked />}
      {first && (
        <Failed
          failure={first.failure}
          text={t('partFailed')}
          onRetry={() => failed.forEach(({ retry }) => void retry())}
        />
      )}
      {!first && now.count + later.count === 0 && <EmptyState title={t('nothing')} text={t('nothingText')} />}
    </>
  );
}

const ways = [
  { to: '/bonus/event', name: 'events' },
  { to: '/bonus/rebate', name: 'rebate' },
  { to: '/bonus/tasks', name: 'tasks' },
  { to: '/bonus/vip', name: 'vipTasks' },
  { to: '/bonus/reward', name: 'toClaim' },
  { to: '/bonus/record', name: 'rewards' },
] as const;

/** Links to further pages, if the app has them. */
function Ways() {
  const t = words.use();
  const exists = useKnownAddress();
  return (
    <nav aria-label={t('more')}>
      <h2 className={typography['subheading']}>{t('more')}</h2>
      {ways
        .filter(({ to }) => exists(to))
        .map(({ to, name }) => (
          <ListRow key={to} title={t(name)} href={to} />
        ))}
    </nav>
  );
}
