import type { Retrieval } from './useRetrieve.ts';
import { formatMoney } from '#i18n/money.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Failed } from '#shared/page/Failed.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.en.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tables } from './Tables.tsx';
import { useRetrieve } from './useRetrieve.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/**
 * The game providers that hold some of the player's money, with buttons to transfer it back from one or from all of
 * them (ME-05).
 */
export default function RetrieveScreen() {
  const t = words.use();
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const { value, at, failure, retry } = useReply('getGameBalances', {});
  const retrieval = useRetrieve();
  const shown = useHeld(value, retrieval.busy);
  const time = useAge(at, failure !== undefined);

  let content = <Skeleton lines={6} />;
  if (shown) content = <Tables {...shown} retrieval={retrieval} />;
  else if (failure) content = <Failed failure={failure} onRetry={retry} />;
  return (
    <Page title={t('title')} back="/member">
      <p>{t('intro')}</p>
      {value && (!onLine || time) && (
        <output className={typography['caption']}>
          {!onLine && t('offline')} {time && common('asOf', { time })}
        </output>
      )}
      {retrieval.act.unknown ? (
        <OutcomeUnknown act={retrieval.act} text={t('doubtText')} />
      ) : (
        <output>
          <Note note={retrieval.note} />
        </output>
      )}
      {content}
    </Page>
  );
}

/** A value, frozen while `hold`, or else the first one. */
function useHeld<T>(value: T | undefined, hold: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== last && (!hold || last === undefined)) setLast(value);
  return hold ? (last ?? value) : value;
}

/** The outcome of the last transfer back. */
function Note({ note }: Pick<Retrieval, 'note'>) {
  const t = words.use();
  if (!note) return null;
  if (note.key === 'cameBack') return t(note.key, { amount: formatMoney(note.amount) });
  return note.key === 'isInPlay' ? t(note.key, { game: note.game }) : t(note.key);
}
