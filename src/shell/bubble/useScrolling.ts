import { useEffect, useState } from 'react';

/** How long after the last movement a page counts as still, milliseconds. */
const stillAfter = 300;

/** Whether the page, or a list on it, is being scrolled. */
export function useScrolling(): boolean {
  const [scrolling, setScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      setScrolling(true);
      timer = setTimeout(() => setScrolling(false), stillAfter);
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', moved, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', moved, options);
    };
  }, []);
  return scrolling;
}
