import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { DateText } from '#ui/text/DateText.tsx';

/** Date and time (epoch milliseconds) in the current language. */
export function Time({ at }: { at: number }) {
  const { code } = useSnapshot(language);
  return <DateText at={at} locale={locales[code]} />;
}
