import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#ui/media/Icon.tsx';
import { Balance } from './Balance.tsx';
import { shellParts } from './shellParts.ts';
import { goBack } from '#nav/navigation.ts';
import hidden from '#ui/visuallyHidden.module.css';
import css from './Page.module.css';
import type { Address } from '#nav/href.ts';
import { stores } from '#data/stores.ts';
import { useTitle } from '#browser/useTitle.ts';
import { words } from '#i18n/words.en.ts';

interface PageProps {
  /** The page's heading and document title; it gets the focus after a navigation. */
  title: string;
  children: ReactNode;
  /** Shows a Back button; the page it leads to if the tab was opened here. */
  back?: Address;
  /** The heading is visually hidden, and the page has its own footer. */
  untitled?: boolean;
  /** Content beside the heading. */
  aside?: ReactNode;
  /** Shows a player's balance there, for pages of play or money without a top bar (players RG-08). */
  balance?: boolean;
}

/** The layout of every page: heading, back button and content. */
export function Page({ title, children, back, untitled = false, aside, balance = false }: PageProps) {
  const t = words.use();
  useTitle(title);
  const { parts } = useSnapshot(shellParts);
  const { userId } = useSnapshot(stores.session);
  return (
    <main className={css['page']}>
      <header className={untitled ? hidden['unseen'] : css['head']}>
        {back && (
          <button type="button" className={css['back']} aria-label={t('back')} onClick={() => goBack(back)}>
            <Icon name="back" />
          </button>
        )}
        <h1 className={untitled ? undefined : css['title']} tabIndex={-1}>
          {title}
        </h1>
        {aside}
        {balance && userId !== 0 && <Balance />}
      </header>
      {children}
      {parts && !untitled && <parts.Footer />}
    </main>
  );
}
