import { lazy, type FunctionComponent } from 'react';
import { languageReady } from '#i18n/area.ts';
import { words } from '#i18n/words.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Says that the code of a part can't be had; loading the page anew asks for it again. */
function Missing() {
  const t = words.use();
  const text = t('unreached', { brand: import.meta.env.VITE_BRAND_NAME });
  return <ErrorState text={text} retryLabel={t('retry')} onRetry={() => location.reload()} />;
}

/** A part of a page that comes, with its words, when it is needed. */
export const part = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  lazy(async () => {
    const Part = await load().catch(() => Missing as FunctionComponent<P>);
    await languageReady();
    return { default: Part };
  });
