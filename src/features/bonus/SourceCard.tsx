import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '#contract/failure.ts';
import { props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { closedReason } from '#shared/claims/closed.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { split, type Claimable, type Source } from './claimable.ts';
import { words } from './words.en.ts';

/** The state of a source: a closed one has nothing claimable, and one that failed to load is unknown. */
export interface Read {
  now?: Claimable;
  later?: Claimable;
  /** There may be more than is listed. */
  isPart?: boolean;
  failure: Failure | undefined;
  retry: () => Promise<void>;
}

interface SourceCardProps {
  source: Source;
  /** Money waits for the first deposit. */
  locked: boolean;
  onRead: (read: Read) => void;
}

/** Reads a source, reports its content, and shows a card for it while something is claimable. */
export function SourceCard({ source, locked, onRead }: SourceCardProps) {
  const t = words.use();
  const textOf = useClaimableText();
  const { value, failure, retry } = useReply(source.name, source.input);
  const closed = closedReason(failure) !== undefined;
  const found = value !== undefined && !closed ? split(source, value, locked) : undefined;
  const tell = useEffectEvent(() => {
    if (found) onRead({ ...found, failure, retry });
    else if (failure) onRead({ failure: closed ? undefined : failure, retry });
  });
  useEffect(() => tell(), [value, failure, locked]);
  useManilaMidnight(() => void retry());
  if (!found || found.now.count + found.later.count === 0) return null;
  const { now, later } = found;
  return (
    <li>
      <ListRow
        href={source.to}
        title={t(source.title)}
        text={[
          source.text ? t(source.text) : textOf(now.count > 0 ? now : later),
          later.count > 0 && t('later', { n: later.count }),
        ]
          .filter(Boolean)
          .join(' · ')}
        end={now.count > 0 && <strong>{t('readyCount', { n: now.count })}</strong>}
      />
    </li>
  );
}

/** The claimable rewards in words: `₱12.00 + 2 lottery tickets`. */
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
