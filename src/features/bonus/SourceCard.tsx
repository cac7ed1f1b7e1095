import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { Failure } from '#contract/failure.ts';
import { props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { closedReason } from '#shared/claims/closed.ts';
import { words as shared } from '#shared/claims/words.en.ts';
import { spreadOver } from '#shared/claims/inSight.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { ListRow } from '#ui/lists/ListRow.tsx';
import type { Source } from './claimable.ts';
import { PropStart } from './PropStart.tsx';
import { split, type Claimable, type ReadyClaim } from './readyClaims.ts';
import css from '#shared/claims/RewardPage.module.css';
import { words } from './words.en.ts';

/** What is known of a source: nothing can be claimed where it is closed, and what can isn't known where it didn't come. */
export interface Read {
  now?: Claimable;
  later?: Claimable;
  /** What can be sent from here now. */
  acts?: readonly ReadyClaim[];
  /** There may be more than it says. */
  isPart?: boolean;
  /** Some of it may be gone. */
  isOutdated?: boolean;
  failure: Failure | undefined;
  retry: () => Promise<void>;
}

interface SourceCardProps {
  source: Source;
  /** Money waits for the first deposit. */
  locked: boolean;
  onRead: (read: Read) => void;
  /** Opens the sheet with its claims. */
  onClaim: (claims: readonly ReadyClaim[]) => void;
}

/**
 * Reads a source, says what it has, and shows a row for it while something can be claimed there, with a button for what can
 * be claimed from here.
 */
export function SourceCard({ source, locked, onRead, onClaim }: SourceCardProps) {
  const t = words.use();
  const common = shared.use();
  const { onLine } = useSnapshot(stores.network);
  const textOf = useClaimableText();
  const { value, failure, retry } = useReply(source.name, source.input);
  const closed = closedReason(failure) !== undefined;
  const found = value !== undefined && !closed ? split(source, value, locked) : undefined;
  const tell = useEffectEvent(() => {
    if (found) onRead({ ...found, failure, retry });
    else if (failure) onRead({ failure: closed ? undefined : failure, retry });
  });
  useEffect(() => tell(), [value, failure, locked]);
  const isShown = found !== undefined && found.now.count + found.later.count > 0;
  useManilaMidnight(() => void (source.daily && retry()), isShown ? spreadOver.shown : spreadOver.unseen);
  if (!isShown) return null;
  const { now, later, acts, isOutdated } = found;
  const count = now.count > 0 && t('readyCount', { n: now.count });
  const gives = source.text ? t(source.text) : textOf(now.count > 0 ? now : later);
  return (
    <li className={css['source']}>
      <div className={layout['rows']}>
        <ListRow
          start={<PropStart rewards={rewardsOf(now.count > 0 ? now : later)} />}
          href={source.to}
          title={t(source.title)}
          text={[
            gives,
            acts.length > 0 && now.count > 1 && count,
            later.count > 0 && t('later', { n: later.count }),
            isOutdated && t('partExpired'),
          ]
            .filter(Boolean)
            .join(' · ')}
          end={acts.length === 0 && count && <strong>{count}</strong>}
        />
      </div>
      {acts.length > 0 && (
        <Button
          aria-label={`${common('claim')}: ${t(source.title)}, ${gives}`}
          off={!onLine}
          onClick={() => onClaim(acts)}
        >
          {common('claim')}
        </Button>
      )}
    </li>
  );
}

/** What some claims give, money first, for a picture of it. */
const rewardsOf = ({ money, others }: Claimable) => [
  ...(money > 0 ? [{ id: props.coin, count: money }] : []),
  ...others,
];

/** What can be claimed in words: `₱12.00 + 2 lottery tickets`. */
function useClaimableText() {
  const propOf = useProps();
  return ({ money, others }: Claimable) => {
    const kinds = [...new Set(others.map(({ id }) => id))];
    const ofKind = (kind: number) => others.reduce((sum, { id, count }) => sum + (id === kind ? count : 0), 0);
    return [
      money > 0 && formatMoney(money as Money),
      ...kinds.filter((id) => id !== props.coin).map((id) => propOf(id).textOf(ofKind(id))),
    ]
      .filter(Boolean)
      .join(' + ');
  };
}
