import { spanOf } from './rules.ts';
import { words } from './words.en.ts';

/** Formats a duration in minutes in the current language. */
export function useTimeText(): (minutes: number) => string {
  const t = words.use();
  return (minutes) => {
    const { key, n } = spanOf(minutes);
    return t(key, { n });
  };
}
