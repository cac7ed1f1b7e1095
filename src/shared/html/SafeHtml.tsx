import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { words as shell } from '#i18n/words.en.ts';
import { follow, outside } from './links.ts';
import css from './SafeHtml.module.css';

interface SafeHtmlProps {
  html: string;
  /** Content below it, shown together so that nothing moves. */
  children?: ReactNode;
}

/** The only component that renders the operator's HTML: sanitised, by lazily loaded code. */
export function SafeHtml({ html, children }: SafeHtmlProps) {
  const common = shell.use();
  const [attempt, setAttempt] = useState(0);
  const [safe, setSafe] = useState<{ of: string; trusted: TrustedHTML }>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let current = true;
    const clean = async () => {
      const { purify } = await import('./purify.ts');
      if (current) setSafe({ of: html, trusted: purify(html) });
    };
    clean().catch(() => current && setHasFailed(true));
    return () => void (current = false);
  }, [html, attempt]);

  const again = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  if (!hasFailed && safe?.of !== html) return <Skeleton lines={children ? screenful : 3} />;
  return (
    <>
      {hasFailed || !safe ? (
        <ErrorState text={common('needsConnection')} retryLabel={common('retry')} onRetry={again} />
      ) : (
        <Shown trusted={safe.trusted} />
      )}
      {children}
    </>
  );
}

function Shown({ trusted }: { trusted: TrustedHTML }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    element.innerHTML = trusted as unknown as string;
    element.addEventListener('click', onTap);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('click', onTap);
      element.removeEventListener('keydown', onKey);
    };
  }, [trusted]);
  return <div ref={place} className={css['html']} />;
}

/** Follows links through the app, with a notice before one that leads out of it. */
function onTap(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  follow(link.getAttribute(outside) ?? link.getAttribute('href') ?? '');
}

/** A link out of the app isn't a link to the browser, so Enter is handled here. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as Element).hasAttribute(outside)) onTap(event);
}
