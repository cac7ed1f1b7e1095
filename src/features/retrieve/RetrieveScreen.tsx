import { useSnapshot } from 'valtio';
import { useAsOf } from '../../app/asOf.ts';
import { failureText } from '../../app/failureText.ts';
import { Page } from '../../app/Page.tsx';
import { stores } from '../../app/stores.ts';
import { useReply } from '../../app/useReply.ts';
import { words as shell } from '../../app/words.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Doubt } from './Doubt.tsx';
import { Note } from './Note.tsx';
import { Tables } from './Tables.tsx';
import { useRetrieve } from './useRetrieve.ts';
import { words } from './words.ts';
import css from './retrieve.module.css';

/** The makers of games where the player's money lies, and the way back for one or for all of it (ME-05). */
export default function RetrieveScreen() {
  const t = words.use();
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const { value, at, failure, retry } = useReply('getGameBalances', {});
  const retrieval = useRetrieve();
  const time = useAsOf(failure || !onLine ? at : 0);

  let content = <Skeleton lines={6} />;
  if (value) content = <Tables {...value} retrieval={retrieval} />;
  else if (failure) {
    const text = failureText(failure) ?? t('failed');
    content = <ErrorState text={text} retryLabel={common('retry')} onRetry={() => void retry()} />;
  }
  return (
    <Page title={t('title')} back="/member">
      <p>{t('intro')}</p>
      {value && time && (
        <output className={css['small']}>
          {!onLine && t('offline')} {common('asOf', { time })}
        </output>
      )}
      {retrieval.doubt.uncertain ? (
        <Doubt doubt={retrieval.doubt} />
      ) : (
        <output>
          <Note note={retrieval.note} />
        </output>
      )}
      {content}
    </Page>
  );
}
