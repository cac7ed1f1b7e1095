import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import css from './EndlessList.module.css';

interface EndlessListProps {
  children: ReactNode;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
  /** Label of the load-more button, for those who don't scroll. */
  moreLabel: string;
}

/** Distance below the viewport at which the next page is requested. */
const lookahead = '600px';

/** An infinite-scroll list. */
export function EndlessList({ children, hasMore, busy, onMore, moreLabel }: EndlessListProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (!busy && entries.some(({ isIntersecting }) => isIntersecting)) onMore();
  });

  useEffect(() => {
    if (!hasMore || busy) return;
    const observer = new IntersectionObserver((entries) => near(entries), { rootMargin: lookahead });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [hasMore, busy]);

  return (
    <>
      {children}
      <div ref={end} className={css['end']}>
        {hasMore && (
          <Button busy={busy} onClick={onMore}>
            {moreLabel}
          </Button>
        )}
      </div>
    </>
  );
}
