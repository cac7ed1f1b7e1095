import { spanOf } from './rules.ts';
import { words } from './words.ts';

/** Says a span of minutes in the language on screen. */
export function useTimeText(): (minutes: number) => string {
  const t = words.use();
  return (minutes) => {
    const { key, n } = spanOf(minutes);
    return t(key, { n });
  };
}
