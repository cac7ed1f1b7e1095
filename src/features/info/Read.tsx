import type { ReactNode } from 'react';
import { words as shell } from '#i18n/words.en.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import css from './Article.module.css';
import { useLongText, type longText } from './longText.ts';
import { words } from './words.en.ts';

interface ReadProps<T> {
  source: ReturnType<typeof longText<T>>;
  children: (text: T) => ReactNode;
}

/** Renders a long text once it has loaded, with the `lang` of the language it is in. */
export function Read<T>({ source, children }: ReadProps<T>) {
  const t = words.use();
  const tShell = shell.use();
  const { shown, failed, retry } = useLongText(source);
  if (failed) return <ErrorState text={t('textFailed')} retryLabel={tShell('retry')} onRetry={retry} />;
  if (!shown) return <Skeleton lines={screenful} />;
  return (
    <article className={css['text']} lang={shown.code}>
      {children(shown.text)}
    </article>
  );
}
