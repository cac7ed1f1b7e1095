import { useEffect, useRef, type CSSProperties } from 'react';

const ring: CSSProperties = {
  position: 'fixed',
  visibility: 'hidden',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-large)',
  outline: '3px solid var(--accent-fill)',
  outlineOffset: 2,
  background: 'none',
  pointerEvents: 'none',
};

/**
 * A ring around the target of a step of the tour, above the dialog's backdrop; the page scrolls there, also after a
 * resize. Nothing is shown if the page has no such target.
 */
export function CoachMark({ target }: { target: string }) {
  const self = useRef<HTMLDivElement>(null);
  // An effect, as the ring must open after the dialog to be on top of it.
  useEffect(() => {
    const part = document.querySelector(target);
    const mark = self.current;
    if (!part || !mark) return;
    const before = scrollY;
    const place = () => {
      part.scrollIntoView({ block: 'start' });
      const { left, top, width, height } = part.getBoundingClientRect();
      Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      mark.style.visibility = 'visible';
    };
    place();
    mark.showPopover?.();
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      mark.hidePopover?.();
      scrollTo(0, before);
    };
  }, [target]);
  return <div ref={self} popover="manual" style={ring} />;
}
