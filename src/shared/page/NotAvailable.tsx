import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { href } from '#nav/href.ts';
import { words as common } from '#i18n/words.en.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { words } from '../words.en.ts';
import { LinkButton } from './LinkButton.tsx';

/** How many places say so now. */
const places = proxy({ count: 0 });

/**
 * Replaces what the operator doesn't have, with a way home, since trying again wouldn't help; of several on a page or in
 * a dialog only the first shows.
 */
export function NotAvailable() {
  const t = words.use();
  const say = common.use();
  const { count } = useSnapshot(places);
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    places.count++;
    return () => void places.count--;
  }, []);
  useLayoutEffect(() => {
    const place = own.current!;
    const first = place.closest('main, dialog')?.querySelector('[data-missing]');
    place.hidden = Boolean(first) && first !== place;
  }, [count]);
  return (
    <div ref={own} aria-live="polite" data-missing>
      <EmptyState title={say('gone')}>
        <LinkButton to={href('/')}>{t('toHome')}</LinkButton>
      </EmptyState>
    </div>
  );
}
