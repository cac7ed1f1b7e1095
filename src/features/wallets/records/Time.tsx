import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { DateText } from '#ui/text/DateText.tsx';

/** A time (epoch milliseconds) in the current language, with its date unless the clock alone is wanted. */
export function Time({ at, as = 'full' }: { at: number; as?: 'clock' | 'full' }) {
  const { code } = useSnapshot(language);
  return <DateText at={at} locale={locales[code]} as={as} />;
}
