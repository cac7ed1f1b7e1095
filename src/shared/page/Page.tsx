import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#ui/media/Icon.tsx';
import { Balance } from './Balance.tsx';
import { shellParts } from './shellParts.ts';
import { goBack } from '#nav/navigation.ts';
import hidden from '#ui/visuallyHidden.module.css';
import css from './Page.module.css';
import type { Path } from '#nav/routes.ts';
import { stores } from '#data/stores.ts';
import { useTitle } from '#browser/useTitle.ts';
import { words } from '#i18n/words.ts';

interface PageProps {
  /** The page's heading, which also names the tab; it gets the focus after a navigation. */
  title: string;
  children: ReactNode;
  /** Shows a way back; where it leads when the tab was opened here. */
  back?: Path;
  /** The heading is for screen readers alone, and the page has a foot of its own. */
  untitled?: boolean;
  /** Stands beside the heading. */
  aside?: ReactNode;
  /** Shows a player's balance there, as a page of play or money without a top bar does (players RG-08). */
  balance?: boolean;
}

/** What every page is made of: its heading, the way back, and the rest. */
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
