import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { words as shell } from '#i18n/words.en.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { CashLocked } from '#shared/claims/CashTerms.tsx';
import { words as rewards } from '#shared/claims/words.en.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { cardClass } from '#ui/cardClass.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import typography from '#ui/typography.module.css';
import layout from '#ui/layout.module.css';
import type { ReadyClaim } from './readyClaims.ts';
import { SourceCard, type Read } from './SourceCard.tsx';
import { offeredSources } from './sources.ts';
import { VisitorBonus } from './VisitorBonus.tsx';
import { words } from './words.en.ts';

/** What can be claimed now with its total and from here, and the ways to rebates, rewards and events (BO-01). */
export default function BonusScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return <Page title={t('title')}>{userId === 0 ? <VisitorBonus /> : <Ready key={userId} />}</Page>;
}

/** Keeps the height of a line of text. */
const blank = '\u00A0';

/** The total of what can be claimed, and a card for each page that has some of it. */
function Ready() {
  const t = words.use();
  const { locked, onFailure } = useRewardLock();
  const exists = useKnownAddress();
  const [reads, setReads] = useState<Readonly<Record<string, Read>>>({});
  const { config } = useSnapshot(stores.settings);
  const present = offeredSources(config?.features).filter(({ to }) => exists(to));
  const known = present.flatMap(({ to }) => reads[to] ?? []);
  const found = known.length < present.length ? undefined : foundIn(known);
  const title = found?.isOutdated ? 'readyAbout' : found?.isPart ? 'readyPart' : 'ready';
  const isWithoutMoney = found?.now.money === 0 && found.now.count > 0;
  const claim = (claims: readonly ReadyClaim[]) => void show('claims', { claims, onFailure }).catch(report);
  return (
    <>
      <Card nacre aria-label={t('ready')}>
        <h2 className={typography['subheading']}>{t(title)}</h2>
        {isWithoutMoney ? null : <MoneyText amount={found?.now.money ?? null} large />}
        <output className={isWithoutMoney ? typography['heading'] : undefined}>
          {found ? t('readyCount', { n: found.now.count }) : blank}
        </output>
        {found && found.later.money > 0 && <span>{t('laterMoney', { amount: formatMoney(found.later.money) })}</span>}
        {found && found.acts.length > 0 && <ClaimAll acts={found.acts} onClaim={claim} />}
      </Card>
      {found ? <Notes {...found} /> : <Skeleton lines={8} />}
      <ul className={`${layout['list']} ${cardClass('list')}`} hidden={!found}>
        {present.map((each) => (
          <SourceCard
            key={each.to}
            source={each}
            locked={locked}
            onRead={(read) => setReads((before) => ({ ...before, [each.to]: read }))}
            onClaim={claim}
          />
        ))}
      </ul>
      {found && <Ways shown={present.filter(({ to }) => hasAny(reads[to])).map(({ to }) => to)} />}
    </>
  );
}

interface ClaimAllProps {
  acts: readonly ReadyClaim[];
  onClaim: (claims: readonly ReadyClaim[]) => void;
}

/** Opens the sheet with everything that can be claimed from here. */
function ClaimAll({ acts, onClaim }: ClaimAllProps) {
  const t = words.use();
  const common = shell.use();
  const reward = rewards.use();
  const { onLine } = useSnapshot(stores.network);
  const noteId = useId();
  return (
    <>
      <Button
        kind="gold"
        wide
        off={!onLine}
        aria-describedby={onLine ? undefined : noteId}
        onClick={() => onClaim(acts)}
      >
        {acts.length > 1 ? t('claimAll') : reward('claim')}
      </Button>
      {!onLine && (
        <span id={noteId} className={typography['caption']}>
          {common('needsConnection')}
        </span>
      )}
    </>
  );
}

/** What all pages have now and later, and what didn't load. */
function foundIn(known: readonly Read[]) {
  const sum = (of: 'now' | 'later') => ({
    count: known.reduce((total, each) => total + (each[of]?.count ?? 0), 0),
    money: known.reduce((total, each) => total + (each[of]?.money ?? 0), 0) as Money,
  });
  const failed = known.filter(({ failure, now }) => failure && !now);
  const isPart = failed.length > 0 || known.some((each) => each.isPart);
  const isOutdated = known.some((each) => each.isOutdated);
  const acts = known.flatMap((each) => each.acts ?? []);
  return { now: sum('now'), later: sum('later'), acts, failed, isPart, isOutdated };
}

const hasAny = ({ now, later }: Partial<Read> = {}) => (now?.count ?? 0) + (later?.count ?? 0) > 0;

/** What stands between the total and the cards: why something waits, that something didn't load, or that there is nothing. */
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

/** The further pages that the app has, without those that have a row above. */
function Ways({ shown }: { shown: readonly string[] }) {
  const t = words.use();
  const exists = useKnownAddress();
  return (
    <nav className={layout['stack2']} aria-label={t('more')}>
      <h2 className={typography['subheading']}>{t('more')}</h2>
      <div className={cardClass('list')}>
        {ways
          .filter(({ to }) => exists(to) && !shown.includes(to))
          .map(({ to, name }) => (
            <ListRow key={to} title={t(name)} href={to} />
          ))}
      </div>
    </nav>
  );
}
