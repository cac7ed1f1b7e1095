import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import css from './MailScreen.module.css';
import { undo, wishes } from './wishes.ts';
import { words } from './words.en.ts';

/** Shows what is about to be sent, and undoes it while that is possible (ML-04). */
export function UndoBar() {
  const t = words.use();
  const { waiting } = useSnapshot(wishes);
  const button = useRef<HTMLDivElement>(null);
  const shown = waiting !== null;
  // The tapped control may have disappeared with its row, and this bar disappears by itself, so the focus is moved.
  useEffect(() => {
    if (!waiting) return undefined;
    const bar = button.current;
    bar?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || bar?.contains(activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, [waiting]);
  return (
    <div ref={button} className={shown ? css['undo'] : undefined}>
      <output>{waiting && t(waiting.kind)}</output>
      {waiting && (
        <Button kind="quiet" onClick={undo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
